import { existsSync } from "node:fs"
import path from "node:path"

/** Where a program is, if it is installed. */
export function programPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/** Where WebKitGTK keeps its window for tests, if it is installed; its folder names the version and the machine. */
export function webKitWindow(): string | undefined {
  const machines = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
  const versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]
  return machines
    .flatMap((machine) => versions.map((version) => `/usr/lib/${machine}/${version}/MiniBrowser`))
    .find((file) => existsSync(file))
}
