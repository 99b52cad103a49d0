import { isPlainPath } from '../fs/plain-path'
import { namePitfall } from '../fs/portable-name'
import { caseTwins } from '../fs/spelling'

/** Names that git, package managers and this CLI reserve for themselves, with the short forms that Windows uses. */
const kept = /^(\.git|git~\d+|node_modules|wallet-modal\.json|\.wallet-modal-.*|.*\.wallet-modal-stage)$/is

/**
 * Returns whether a text is a valid path in a template: relative, below its folder, with names that every operating system allows, and of a
 * usual length. The CLI checks every path that it reads from a file with this function before it uses the path.
 */
export function isTemplatePath(text: string): boolean {
  // Invisible characters make a name look like another name, and some disks treat both names as equal.
  const isOdd = text.length > 400 || /\p{Cf}/u.test(text) || text !== text.normalize('NFC')
  return !isOdd && isPlainPath(text) && text.split('/').every((name) => namePitfall(name) === null && !kept.test(name))
}

/** Returns the reason why a list of individually valid paths cannot exist together; `null` if the paths can. */
export function pathsPitfall(paths: Iterable<string>): string | null {
  const all = new Set(paths)
  const [twin] = caseTwins(all)
  if (twin !== undefined) return `${twin} is there twice, with other capital letters`
  for (const path of all) {
    const inFile = parentsOf(path).find((parent) => all.has(parent))
    if (inFile !== undefined) return `${inFile} is both a file and a folder`
  }
  return null
}

function parentsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
