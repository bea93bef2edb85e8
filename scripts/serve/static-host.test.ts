import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { startStaticHost } from "./static-host"

const folder = temporaryFolder()

test("a link out of the folder is not served, one that stays inside is (S6)", async () => {
  folder.write("secret.html", "secret")
  folder.write("public/404.html", "none")
  folder.write("public/about/index.html", "about")
  folder.link("public/inside.html", "about/index.html")
  folder.link("public/outside.html", "../secret.html")
  folder.link("public/folder", "..")
  const { origin, stop } = await startStaticHost({ directory: path.join(folder.path, "public") })
  const ask = async (address: string) => (await fetch(`${origin}${address}`)).text()
  try {
    expect(await Promise.all(["/inside", "/about", "/"].map(ask))).toEqual(["about", "about", "none"])
    for (const address of ["/outside", "/outside.html", "/folder/secret", "/folder/secret.html", "/..%5csecret.html"]) {
      expect([address, await ask(address)]).toEqual([address, "none"])
    }
  } finally {
    await stop()
  }
})

test("the headers and files of the next build are served; while there are none, nothing is found", async () => {
  const { origin, stop } = await startStaticHost({ directory: path.join(folder.path, "site") })
  const ask = async () => {
    const response = await fetch(`${origin}/about`)
    return [response.status, response.headers.get("x-build"), await response.text()]
  }
  try {
    expect(await ask()).toEqual([404, null, ""])
    for (const build of ["one", "two"]) {
      folder.write("site/about.html", build)
      folder.write("site/_headers", `/*\n  X-Build: ${build}\n`)
      expect(await ask()).toEqual([200, build, build])
    }
  } finally {
    await stop()
  }
})
