// biome-ignore lint/style/noDefaultExport: so does webpack's loader
export default "/static/styles.css"
