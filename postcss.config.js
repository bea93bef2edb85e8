module.exports = {
  plugins: [
    require("@tailwindcss/postcss")(),
    // licenses.txt names Tailwind with its licence, so that no page has to.
    { postcssPlugin: "remove-comments", OnceExit: (root) => root.walkComments((comment) => void comment.remove()) },
  ],
}
