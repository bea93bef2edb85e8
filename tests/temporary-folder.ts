import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** Makes an empty folder for each test of a file. */
export function temporaryFolder() {
  const folder = {
    path: "",
    /** Writes a file and the folders it needs, and returns its absolute path. */
    write(file: string, content: string | Uint8Array = ""): string {
      const absolute = path.join(folder.path, file)
      mkdirSync(path.dirname(absolute), { recursive: true })
      writeFileSync(absolute, content)
      return absolute
    },
    read: (file: string) => readFileSync(path.join(folder.path, file), "utf8"),
    /** Makes a symbolic link, and the folders it needs. */
    link(file: string, target: string): void {
      const absolute = path.join(folder.path, file)
      mkdirSync(path.dirname(absolute), { recursive: true })
      symlinkSync(target, absolute)
    },
  }
  beforeEach(() => {
    folder.path = realpathSync(mkdtempSync(path.join(tmpdir(), "test-")))
  })
  afterEach(() => rmSync(folder.path, { recursive: true }))
  return folder
}

/** Makes an empty working directory for each test of a file. */
export function temporaryWorkingDirectory() {
  const home = process.cwd()
  const folder = temporaryFolder()
  beforeEach(() => process.chdir(folder.path))
  afterEach(() => process.chdir(home))
  return folder
}
