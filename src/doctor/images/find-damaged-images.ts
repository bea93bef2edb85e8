import path from "node:path"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { decodeFault } from "~/src/doctor/images/damaged-image"
import { readPictureHeader } from "~/src/doctor/images/image-header"
import type { NamedPicture } from "~/src/doctor/images/named-images"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { remoteAddress } from "~/src/lib/remote-address"

/** So many are decoded at once that both of two cores are busy. */
const AT_ONCE = 4

/**
 * What is wrong with pictures below `root` whose files break off or are damaged behind a good beginning, as a copy does that was
 * interrupted. That shows when they are decoded, some 10 ms each, so only a build and a check of the content look. Pictures
 * in which `checkPicture` finds something are left to it.
 */
export async function findDamagedPictures(root: string, pictures: readonly NamedPicture[]): Promise<ContentProblem[]> {
  const left = pictures.filter(({ src }) => remoteAddress(src) === null).values()
  const known = new Map<string, Promise<string | null>>()
  const problems: ContentProblem[] = []
  const lookAtThoseLeft = async () => {
    for (const picture of left) {
      const absolute = absolutePath(root, picture)
      const damage = known.get(absolute) ?? damageOf(absolute)
      known.set(absolute, damage)
      const why = await damage
      if (why !== null) problems.push(problemOf(picture, why))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtThoseLeft))
  return problems
}

function absolutePath(root: string, { file, src }: NamedPicture): string {
  return path.resolve(root, path.relative(CONTENT_FOLDER, path.dirname(file)), src)
}

async function damageOf(absolute: string): Promise<string | null> {
  try {
    if (readPictureHeader(absolute) === null) return null
  } catch {
    return null
  }
  return decodeFault(absolute)
}

function problemOf({ src, shape: _shape, frame: _frame, ...place }: NamedPicture, why: string): ContentProblem {
  const name = path.basename(src)
  return {
    ...place,
    found: `"${src}", which cannot be decoded (${why})`,
    expected: "a picture that is whole",
    fix: `save or copy ${name} again, as a copy may have been interrupted`,
  }
}
