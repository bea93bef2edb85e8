import { refuseFolder } from "./refuse-folder"
import { OwnerError } from "./run-command"

test.each([
  ["/home/mira/Ada's portfolio", "the sign '"],
  ["/home/mira/my [v2]", "the signs [ ]"],
  ["/home/mira/a#b", "the sign #"],
  ["/home/50% off/site", "the sign %"],
  ["C:\\Users\\mira\\b{x}", "the signs { }"],
  ["/home/mira/c!y", "the sign !"],
])("a folder in which Gatsby finds no files is named as the reason: %s", (root, signs) => {
  expect(() => refuseFolder(root)).toThrow(OwnerError)
  expect(() => refuseFolder(root)).toThrow(
    `Gatsby cannot work in the folder ${root} because of ${signs}. Rename or move`,
  )
})

test.each([
  "/home/mira/Ação código (1) & co",
  "C:\\Users\\Mira Quell\\site",
  "/srv/my-site_2.0 ~x+y,z=1@home",
  "/home/灯台",
])("any other name is none: %s", (root) => expect(() => refuseFolder(root)).not.toThrow())
