import { type Finding, say } from "~/src/doctor/diagnostics/diagnostic"

import type { Unreadable } from "./find-files"

const PERMISSION = "Give your user permission to read it, e.g. with chmod u+r, or copy it again."

/** `folder` is the owner's folder, e.g. `content`. */
export function unreadableMessage(kind: Unreadable, folder: string): Finding {
  const messages: Record<Unreadable, Finding> = {
    outside: say(
      "file-outside",
      `The link leads out of ${folder}/.`,
      "Replace the link with a copy of its target, or remove it.",
    ),
    loop: say("link-loop", "The link leads to a folder that contains the link.", "Remove the link."),
    refused: say("file-refused", "The file cannot be read.", PERMISSION),
    broken: say("link-broken", "The link leads to no file.", "Replace the link by the file, or remove it."),
    nothing: say("file-vanished", "The file was removed while the content was read.", "Run the command again."),
    other: say("file-special", "This is neither a file nor a folder, but a device or a pipe.", "Remove it."),
  }
  return messages[kind]
}
