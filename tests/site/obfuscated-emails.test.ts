import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"
import { openPdf } from "~/tests/read-pdf"

/** The settings, the résumé and the text of both builds hold addresses. */
const VARIANT = ".variants/next-deploy"
const BUILDS = [MAIN_BUILD, `${VARIANT}/public`]

/** What those who collect addresses look for. */
const HARVESTER = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g

/** Names of packages with their versions are no addresses, and notes on licences name who wrote the packages. */
const isAddress = (found: string) => !/@\d/.test(found) && !/\.(png|jpe?g|webp|svg|js|css)$/.test(found)
const isLicence = (file: string) => /licen[cs]e/i.test(file)

/** Every file of a build that is made, with all addresses that can be found in its bytes. */
function findings(build: string): string[] {
  const own = path.join(path.dirname(build), "static")
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isLicence(file) && !existsSync(path.join(own, file)))
    .filter((file) => /\.(html|js|json|xml|txt|md|css|webmanifest|pdf)$/.test(file))
    .flatMap((file) => {
      const found = readable(file, readFileSync(path.join(build, file), "latin1")).match(HARVESTER) ?? []
      return found.filter(isAddress).map((address) => `${file}: ${address}`)
    })
}

/** Packed bytes are no characters; what looks like an address in them is chance. */
function readable(file: string, text: string): string {
  if (!file.endsWith(".pdf")) return text
  return text.replace(/(\/FlateDecode[^>]*>>\s*stream\r?\n)[\s\S]*?(?=endstream)/g, "$1")
}

test.each(BUILDS)("who searches the characters of all files of %s finds no e-mail address", (build) => {
  expect(findings(build)).toEqual([])
})

test("the addresses are published all the same, for those who read the files", async () => {
  const { author } = parse(readFileSync(`${VARIANT}/content/site.yaml`, "utf8"))
  const { result } = JSON.parse(readFileSync(`${VARIANT}/public/page-data/about/page-data.json`, "utf8"))
  expect(result.data.siteSettings.author.email).toBe(author.email)
  expect(result.data.contentPage.html).toContain('href="mailto:text&#64;portfolio.test"')
  const resume = JSON.parse(readFileSync(`${VARIANT}/public/resume.json`, "utf8"))
  expect(resume.basics.email).toBe("resume@portfolio.test")
  const { pages } = await openPdf(readFileSync(`${VARIANT}/public/resume.pdf`))
  expect(pages.flatMap(({ lines }) => lines).join("\n")).toContain("resume@portfolio.test")
  expect(pages.flatMap(({ links }) => links)).toContain("mailto:resume@portfolio.test")
})
