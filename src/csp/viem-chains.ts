import { dirname, join } from 'node:path'
import { NodeModules } from '../doctor/node-modules'
import type { FileSystem } from '../fs/file-system'
import type { ProjectSources } from '../import/source/project-sources'
import { chainModules, viemIndex } from './read/reader'

/**
 * Reads the definitions of the chains that the sources of a project import from viem. The definitions come from the installed package.
 * @returns the texts by the path that the reader expects; definitions that are not installed are left out
 */
export async function viemChains(
  sources: ProjectSources,
  fs: FileSystem,
  project: string,
): Promise<ReadonlyMap<string, string>> {
  const names = importedChains(sources)
  if (names.size === 0) return new Map()
  const found = await new NodeModules(fs).find('viem', project)
  const folder = found && join(found.folder, '_esm', 'chains')
  const index = folder && (await textIn(fs, join(folder, 'index.js')))
  if (!folder || !index) return new Map()
  const texts = new Map([[viemIndex, index]])
  const exports = /export\s*\{([^}]*)\}\s*from\s*['"](\.\/definitions\/[\w-]+\.js)['"]/g
  for (const [, list = '', path = ''] of index.matchAll(exports)) {
    if (!list.split(',').some((one) => names.has(exportedName(one)))) continue
    const text = await textIn(fs, join(folder, path))
    if (text !== null) texts.set(`${dirname(viemIndex)}/${path.slice(2)}`, text)
  }
  return texts
}

function exportedName(specifier: string): string {
  return (
    specifier
      .trim()
      .split(/\s+as\s+/)
      .at(-1) ?? ''
  )
}

/** The names that the sources import from viem's chains, also as `chains.mainnet`. */
function importedChains(sources: ProjectSources): Set<string> {
  const names = new Set<string>()
  for (const { imports, text } of sources.filesWith([...chainModules])) {
    for (const { from, imported, local } of imports.values()) {
      if (!chainModules.has(from)) continue
      if (imported !== '*') names.add(imported)
      else
        for (const [, member = ''] of text.matchAll(new RegExp(`\\b${local.replaceAll('$', '\\$')}\\.(\\w+)`, 'g')))
          names.add(member)
    }
  }
  return names
}

async function textIn(fs: FileSystem, path: string): Promise<string | null> {
  return (await fs.kind(path)) === 'file' ? new TextDecoder().decode(await fs.read(path)) : null
}
