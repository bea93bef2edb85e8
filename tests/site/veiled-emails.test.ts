import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

/** The site itself, and a build whose settings, résumé and text hold addresses, whatever the owner's do. */
const VARIANT = ".variants/next-deploy"
const BUILDS = ["public", `${VARIANT}/public`]

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
    .filter((file) => !isLicence(file) && !file.startsWith("~partytown") && !existsSync(path.join(own, file)))
    .filter((file) => /\.(html|js|json|xml|txt|md|css|webmanifest|pdf)$/.test(file))
    .flatMap((file) => {
      const found = readFileSync(path.join(build, file), "latin1").match(HARVESTER) ?? []
      return found.filter(isAddress).map((address) => `${file}: ${address}`)
    })
}

test.each(BUILDS)("who searches the characters of all files of %s finds no e-mail address", (build) => {
  expect(findings(build)).toEqual([])
})

test("the addresses are published all the same, for those who read the files", () => {
  const { author } = parse(readFileSync(`${VARIANT}/content/site.yaml`, "utf8"))
  const { result } = JSON.parse(readFileSync(`${VARIANT}/public/page-data/about/page-data.json`, "utf8"))
  expect(result.data.siteSettings.author.email).toBe(author.email)
  expect(result.data.contentPage.html).toContain('href="mailto:text@portfolio.test"')
  const resume = JSON.parse(readFileSync(`${VARIANT}/public/resume.json`, "utf8"))
  expect(resume.basics.email).toBe("resume@portfolio.test")
})
