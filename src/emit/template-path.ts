import { isPlainPath } from '../fs/plain-path'
import { namePitfall } from '../fs/portable-name'
import { caseTwins } from '../fs/spelling'

/** Names that no template has: what git, package managers and this tool keep for themselves. The short ones are how Windows writes them. */
const kept = /^(\.git|git~\d+|node_modules|wallet-modal\.json|\.wallet-modal-.*|.*\.wallet-modal-stage)$/i

/**
 * Whether a text can be the path of a file in a template: relative, below the folder it starts from, with names that every system can
 * have, and of a usual length. Every path that is read from a file passes this before anything is done with it.
 */
export function isTemplatePath(text: string): boolean {
  // Characters that nobody sees would make a name look like, or on some disks be, another one.
  const isOdd = text.length > 400 || /\p{Cf}/u.test(text) || text !== text.normalize('NFC')
  return !isOdd && isPlainPath(text) && text.split('/').every((name) => namePitfall(name) === null && !kept.test(name))
}

/** What makes a list of paths impossible, each of which is fine by itself; `null` when nothing does. */
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
