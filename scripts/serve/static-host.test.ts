import { startStaticHost } from "~/scripts/serve/static-host"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

async function answer(path: string, basePath = ""): Promise<string> {
  folder.write("404.html", "not found")
  const host = await startStaticHost({ directory: folder.path, basePath })
  try {
    const response = await fetch(`${host.origin}${path}`)
    return `${response.status} ${await response.text()}`
  } finally {
    await host.stop()
  }
}

test.each([..."#?&+$,:;=@", "100%", "%23", "%2B", "é", "a b"])("a file with %j in its name is sent", async (sign) => {
  folder.write(`papers/${sign}.txt`, sign)
  expect(await answer(`/papers/${encodeURIComponent(sign)}.txt`)).toBe(`200 ${sign}`)
  expect(await answer(`/base/papers/${encodeURIComponent(sign)}.txt?a=%23`, "/base")).toBe(`200 ${sign}`)
})

test("a page is sent without its ending, a path outside the build and one that cannot be decoded are unknown", async () => {
  folder.write("about.html", "about")
  expect(await answer("/about?x#y")).toBe("200 about")
  for (const path of ["/..%2fabout.html", "/%E0%A4%A%23", "/about%3F"]) expect(await answer(path)).toBe("404 not found")
})
