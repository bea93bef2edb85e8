import { toHtml } from "hast-util-to-html"

import { temporaryContent } from "~/tests/fixtures/content-folder"

import { titleNodes } from "./formulas"
import { readPublications } from "./read-publications"

const content = temporaryContent()

/** Returns the publication with a title, or other fields, and what the check says about it. */
function read(title: string, fields = "author = {Mara Holm}") {
  content.write("publications.bib", `@misc{a,\n  title = {${title}},\n  ${fields}\n}`)
  const { publication } = readPublications(content.root).publications[0] ?? {}
  return { ...publication, problems: content.report() }
}

test.each([
  ["Type {$D_4^{(3)}$}", "Type D₄⁽³⁾"],
  [String.raw`The rare decay \(B_s^0 \to \phi \mu^+\)`, "The rare decay Bₛ⁰→ϕμ⁺"],
  [String.raw`$\mathcal{O}(n \log n)$ and $\alpha$-stable`, "O(n log n) and α-stable"],
  [String.raw`On $\mathfrak{sl}_2(k)$, H$_2$O and $\mathbb{R}^{n+1}$`, "On sl₂(k), H₂O and ℝⁿ⁺¹"],
  [String.raw`$\frac{a+b}{2}$, $\sqrt{x}$ and $x^{a+b}$`, "(a+b)/2, √x and x^(a+b)"],
  [String.raw`{$k$}-means: $L^\infty$ \& $\Delta$`, "k-means: L^∞ & Δ"],
  [String.raw`Tides at 4$^\circ$C`, "Tides at 4°C"],
])("M1: a formula in a title is typeset on the page, and text elsewhere: %s", (title, name) => {
  const found = read(title)
  expect([found.name, found.problems]).toEqual([name, []])
  const tex = [...title.matchAll(/\$(.+?)\$|\\\((.+?)\\\)/g)].map(([, dollars, brackets]) => dollars ?? brackets ?? "")
  expect(found.citation?.title?.flatMap((part) => (typeof part === "string" ? [] : [part.tex]))).toEqual(tex)
  expect(toHtml(titleNodes(found.citation?.title ?? [])).match(/<math /g)).toHaveLength(tex.length)
  for (const formula of tex) expect(found.citation?.bibtex).toContain(`$${formula}$`)
  content.write("publications.bib", found.citation?.bibtex ?? "")
  expect(readPublications(content.root).publications[0]?.publication).toMatchObject({
    name,
    citation: { title: found.citation?.title },
  })
})

test.each([
  [String.raw`CO\textsubscript{2} at 20\,\textdegree{}C`, "CO₂ at 20 °C"],
  [String.raw`\href{https://fog.no/a}{Fog} \& \url{https://fog.no/b}`, "Fog & https://fog.no/b"],
  [String.raw`A\textsuperscript{\textregistered} \textit{lacI} \enquote{note}`, "A® lacI “note”"],
  [String.raw`A graph{\rq}s \lq nodes\rq`, "A graph’s ‘nodes’"],
  [String.raw`\relax On\hspace{1em}\protect\emph{fog}`, "On fog"],
  ["Fog &amp; Bells", "Fog & Bells"],
  [String.raw`\AA r\aa{} \aa s`, "Årå ås"],
  [String.raw`A\,B\ C\\ D`, "A B C D"],
  [String.raw`a\-b\/ \mbox{c}: $\mathcal{O}(n)$`, "ab c: O(n)"],
  [String.raw`{\it a} <i and j>`, "a <i and j>"],
  ["p $<$ 0.05, `a' and ``b''", "p < 0.05, ‘a’ and “b”"],
  // A formula in the signs of a displayed one.
  [String.raw`On $$x^2$$ and \[y_1\] in $ x $`, "On x² and y₁ in x"],
  [String.raw`A line \\[4pt] of \(a\)`, "A line [4pt] of a"],
  // A price, and what LaTeX cannot read.
  [String.raw`Lost $34m, and \$5 a day`, "Lost $34m, and $5 a day"],
  ["From $5 to $10: What a table costs", "From $5 to $10: What a table costs"],
  ["$1.5M--$2M a year", "$1.5M–$2M a year"],
  [String.raw`It costs $5 \& more, M{\'\i}a}, abstract = {$`, "It costs $5 & more, Mía"],
  [String.raw`M\'{\i}a`, "Mía"],
])("a command of LaTeX is the text that it means: %s", (title, name) => {
  expect(read(title)).toMatchObject({ name, problems: [] })
})

test.each([
  ["On $x^$", "The formula is"],
  [String.raw`On $\foo x$`, '`\\foo` is an unknown command. The formula is "\\foo x".'],
  [String.raw`On \foo{fog}`, "has a command of LaTeX that would be shown as it is"],
])("what cannot be shown is a warning with its line: %s", (title, problem) => {
  expect(read(title).problems).toEqual([expect.stringMatching(/^publications\.bib:2:3 /)])
  expect(read(title).problems[0]).toContain(problem)
})

test("a command of LaTeX in an abstract is a warning, too", () => {
  const { problems } = read("Fog", String.raw`author = {Mara Holm}, abstract = {On graph{\rq}s \foo{nodes}}`)
  expect(problems).toEqual([expect.stringContaining(String.raw`"On graph’s \foonodes" has a command of LaTeX`)])
})

test.each([
  [String.raw`Quell*, Mira and Holm$^\dagger$, Ana and Cruz\textsuperscript{1,a}, Bo`, "Mira Quell; Ana Holm; Bo Cruz"],
  [
    String.raw`Lund†, Eva and {\'A}lvarez\textsuperscript{$\ddagger$}, Íñigo\thanks{Fog} and Po¹, Li`,
    "Eva Lund; Íñigo Álvarez; Li Po",
  ],
  [
    "al-Sayed, Mona and Mona el-Amin and al-Hassan al-Basri, Ali",
    "Mona al-Sayed; Mona el-Amin; Ali al-Hassan al-Basri",
  ],
  [String.raw`al-\relax Hakim, Tawfik and de'\hspace{0pt} Medici, Lorenzo`, "Tawfik al-Hakim; Lorenzo de' Medici"],
  [String.raw`O{\'}Neil, Kim and M{\"u}ller, J{\"o}rg`, "Kim O'Neil; Jörg Müller"],
  [String.raw`{\"U}nl{\"u}, {\c C}a{\u g}lar and {{Del Hoyo}, J and Elliott, A}`, "Çağlar Ünlü; J Del Hoyo; A Elliott"],
  [
    "{Ministry of Fish, Food and Farms} and {Bath and North East Somerset}",
    "Ministry of Fish, Food and Farms; Bath and North East Somerset",
  ],
  ["Quell, Mira and Holm, Ana, and Cruz, Bo and", "Mira Quell; Ana Holm; Bo Cruz"],
  ["{García Márquez}, Gabriel José and Le Guin, Ursula", "Gabriel José García Márquez; Ursula Le Guin"],
  ["{Smith \\& Sons}", "Smith & Sons"],
  ["Holm, M. A.", "M. A. Holm"],
  ["King, Jr., Martin Luther", "Martin Luther King Jr."],
  ["Holm, Mara et al.", "Mara Holm; et al."],
  ["José Ortega y Gasset and Ludwig von und zu Stein", "José Ortega y Gasset; Ludwig von und zu Stein"],
  ["{Smith + Sons / Berg} and {Holm, Cruz und Berg}", "Smith + Sons / Berg; Holm, Cruz und Berg"],
  // One without a name is left out, and what LaTeX cannot read is text.
  [",", ""],
  [", Mara and {}", "Mara"],
  ["Holm, Mara and, Ana Cruz, and Lorenzo de' Medici", "Mara Holm; Ana Cruz; Lorenzo de' Medici"],
  ["A $ and B", "A $; B"],
])("names are as they are written: %s", (authors, names) => {
  const { citation, problems } = read("A", `author = {${authors}}`)
  expect([citation?.authors.join("; "), problems]).toEqual([names, []])
})

test.each([
  "Mara Holm, Ana Cruz, Ida Berg",
  "Mara Holm, PhD",
  "Mara Holm und Ana Cruz",
  "王小明、李四",
  "Mara Holm/Ana Cruz",
  "M. Quell, A. Holm, and B. Cruz",
  "Mira Quell; Ana Holm",
  String.raw`Mira Quell \& Ana Holm`,
])("authors that are divided by something else, or have a degree, are a warning: %s", (authors) => {
  const { problems } = read("Fog", `author = {${authors}}`)
  expect(problems[0]).toContain('3:3  warning: author — Expected only names, with "and" between')
  expect(problems.filter((line) => line.startsWith("publications"))).toHaveLength(1)
})

test("an address in \\url is the address", () => {
  expect(read("Fog", String.raw`url = {\url{https://fog.no/a}}`)).toMatchObject({
    url: "https://fog.no/a",
    problems: [],
  })
})
