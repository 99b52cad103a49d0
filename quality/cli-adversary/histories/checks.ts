import { app, modal, treeOf, type Release, type Shop } from './shop'

type Tree = ReadonlyMap<string, string>

/** The rules for each command; each returns what breaks the rule. */
export const wrongly = { lost, differing, unlikeRelease }

const team = /team\d+/

/**
 * The lines of the team that are not in the project any more, neither in a file nor in a conflict. With `mayReplace`, the user has
 * allowed that a line is only in what is kept for `undo`.
 */
function lost(before: Tree, shop: Shop, mayReplace: boolean): string[] {
  const after = linesOf(treeOf(shop.disk).values())
  const wanted = [...linesOf(before.values())].filter((line) => !after.has(line))
  if (wanted.length === 0 || !mayReplace) return wanted
  const kept = Object.entries(shop.disk.snapshot()).filter(([path]) => path.startsWith(`${app}/.wallet-modal-undo/`))
  const blobs = linesOf(kept.map(([, text]) => text))
  return wanted.filter((line) => !blobs.has(line))
}

/** Every line with a word of the team. Line ends do not count. */
function linesOf(texts: Iterable<string>): Set<string> {
  const lines = new Set<string>()
  for (const text of texts)
    for (const line of text.split(/\r?\n/)) if (team.test(line)) lines.add(line.replace('\uFEFF', ''))
  return lines
}

/** The paths whose bytes differ. */
function differing(before: Tree, shop: Shop): string[] {
  const after = treeOf(shop.disk)
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths.filter((path) => before.get(path) !== after.get(path))
}

/** Files that nobody had edited and that are now unlike the release. Line ends and the byte order mark are those of the team. */
function unlikeRelease(before: Tree, shop: Shop, from: Release, to: Release): string[] {
  const after = treeOf(shop.disk)
  const at = (tree: Tree, name: string): string | undefined => plain(tree.get(`${modal}/${name}`))
  const problems: string[] = []
  for (const [name, base] of from.texts) {
    if (at(before, name) !== base) continue
    const place = to.renames.get(name) ?? name
    if (place !== name && at(before, place) !== undefined) continue
    if (at(after, place) !== to.texts.get(place))
      problems.push(`${place} is unlike the release, though nobody edited it`)
  }
  for (const [name, text] of to.texts) {
    const isNew = !from.texts.has(name) && ![...to.renames.values()].includes(name)
    if (isNew && at(before, name) === undefined && at(after, name) !== text)
      problems.push(`${name} is new, but did not arrive`)
  }
  return problems
}

function plain(text: string | undefined): string | undefined {
  return text?.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}
