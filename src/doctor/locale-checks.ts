import { posix } from 'node:path'
import { findBase } from '../copy/base'
import { readCopied, treeOf } from '../copy/copied-files'
import type { InstalledCopy } from '../copy/find-copy'
import type { Template } from '../emit/template'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { textOf } from '../text/text-style'
import { fail, ok, some, type Check } from './check'
import { textKeysOf, type TextKeys } from './text-keys'

/** The files with the texts of a language, inside the copied folder. */
const catalogue =
  /^(?:locales\/[\w-]+\/(?:hint|(?:modal|account)\/(?!index\.ts$)[\w-]+)|wallet-frame\/locales\/[\w-]+\/texts\/(?!index\.ts$)[\w-]+)\.ts$/

/** Checks whether each language has the texts that it has in the template of the copy's version. */
export async function checkLocales(fs: FileSystem, packageRoot: string, copy: InstalledCopy): Promise<Check[]> {
  const files = (await readCopied(fs, copy)).filter(({ path }) => catalogue.test(insideCopy(path, copy)))
  if (files.length === 0) return []
  // Unchanged files have every text, and the team has deleted missing files on purpose, so only edited files are compared.
  const edited = files.filter(({ state }) => state === 'edited')
  const template = edited.length === 0 ? null : await templateFor(fs, packageRoot, copy)
  // Without the template of the copy's version, texts cannot be compared. The check of the version reports that the versions differ.
  if (edited.length > 0 && template === null) return []
  const tree = template && treeOf(template, copy.manifest.selection, copy)
  const lost = edited.map(({ path, bytes }) => ({ path, texts: missingIn(bytes, tree?.get(path)) }))
  const found = lost.flatMap(({ path, texts }) => (texts?.length ? [lacking(path, texts, copy)] : []))
  // Files that cannot be parsed are not reported here, because another check reports the markers of a conflict.
  if (found.length > 0 || lost.some(({ texts }) => texts === null)) return found
  return [ok('copy', 'locales', 'Every language has all of its texts')]
}

async function templateFor(fs: FileSystem, packageRoot: string, { manifest }: InstalledCopy): Promise<Template | null> {
  try {
    return await findBase(manifest, { fs, packageRoot })
  } catch (error) {
    if (error instanceof CliError) return null
    throw error
  }
}

function lacking(path: string, texts: readonly string[], copy: InstalledCopy): Check {
  const [noun, each, them] = texts.length === 1 ? ['text', 'it', 'it'] : ['texts', 'each of them', 'them']
  return fail(
    'copy',
    'locales',
    `${path} lacks the ${noun}: ${some(texts, 10)}.`,
    `TypeScript reports ${each}, and a page has nothing to show in its place. Copy ${them} from: create-wallet-modal diff --view ${insideCopy(path, copy)}`,
  )
}

/** The texts of a copied file that the present file lacks; `null` when they cannot be compared. */
function missingIn(bytes: Uint8Array | undefined, copied: Uint8Array | undefined): string[] | null {
  const mine = bytes && textKeysOf(textOf(bytes))
  const theirs = copied && textKeysOf(textOf(copied))
  return mine && theirs ? missingTexts(theirs, mine) : null
}

/** The keys of texts that only the template has. If a file has several catalogues, a key begins with the name of its catalogue. */
function missingTexts(theirs: TextKeys, mine: TextKeys): string[] {
  const lost: string[] = []
  const visited = new Set<TextKeys>()
  const compare = (template: TextKeys, own: TextKeys, before: string, isWhole: boolean): void => {
    // Several exports may refer to the same catalogue, which is compared only once.
    if (visited.has(template)) return
    visited.add(template)
    for (const [key, below] of template.keys) {
      const ownBelow = own.keys.get(key)
      if (ownBelow === undefined && !own.isOpen) lost.push(before + key)
      const isAlone = isWhole && template.keys.size === 1
      if (below && ownBelow) compare(below, ownBelow, isAlone ? '' : `${before}${key}.`, false)
    }
  }
  compare(theirs, mine, '', true)
  return lost
}

function insideCopy(path: string, { target }: InstalledCopy): string {
  return posix.relative(target === '' ? '.' : target, path)
}
