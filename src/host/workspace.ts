import { join } from 'node:path'
import { CliError } from '../errors'
import { globPitfall, matchesGlob } from '../emit/glob'
import type { FileSystem } from '../fs/file-system'
import { isRecord, type JsonObject } from '../json'
import { dependencyRanges, readPackageJson, type HostProject } from './project'

/** Throws `WM_WORKSPACE_ROOT` if a project is only the root of a monorepo. The error contains commands for the packages of the monorepo. */
export async function refuseWorkspaceRoot(fs: FileSystem, host: HostProject): Promise<void> {
  if (host.framework !== 'unknown') return
  const patterns = await workspacePatterns(fs, host.root, host.packageJson)
  if (patterns === null) return
  const packages = await workspacePackages(fs, host.root, patterns)
  const withReact = packages.filter(({ react }) => react)
  const candidates = (withReact.length > 0 ? withReact : packages).map(({ path }) => `create-wallet-modal -C ${path}`)
  throw new CliError('WM_WORKSPACE_ROOT', {
    what: `${host.root} is the root of a monorepo.`,
    why: 'The modal belongs into one of its apps.',
    hint:
      candidates.length > 0
        ? `Choose one: ${candidates.join(' · ')}`
        : 'Run the command in an app, or name it with -C.',
    path: host.root,
  })
}

/**
 * Returns the workspace globs of a folder. Returns `null` if the folder is not a monorepo's root; returns an empty list if the globs are
 * not declared.
 */
async function workspacePatterns(fs: FileSystem, root: string, packageJson: JsonObject): Promise<string[] | null> {
  const { workspaces } = packageJson
  const listed = isRecord(workspaces) ? workspaces['packages'] : workspaces
  if (Array.isArray(listed)) return listed.filter((item) => typeof item === 'string')
  const pnpm = join(root, 'pnpm-workspace.yaml')
  if ((await fs.kind(pnpm)) === 'file') {
    const text = new TextDecoder().decode(await fs.read(pnpm))
    // The list below `packages:`, up to the next key.
    const section = /^packages:[^\n]*\n((?:[ \t]*(?:-|#)[^\n]*\n?|[ \t]*\r?\n)*)/m.exec(text)?.[1] ?? ''
    return [...section.matchAll(/^\s*-\s*['"]?([^'"#\s]+)/gm)].map((match) => match[1] ?? '')
  }
  for (const name of ['nx.json', 'lerna.json']) {
    if ((await fs.kind(join(root, name))) === 'file') return ['apps/*', 'packages/*']
  }
  return null
}

async function workspacePackages(
  fs: FileSystem,
  root: string,
  patterns: readonly string[],
): Promise<{ path: string; react: boolean }[]> {
  const clean = patterns
    .map((pattern) => pattern.replace(/^(!?)\.\//, '$1').replace(/\/$/, ''))
    .filter((pattern) => globPitfall(pattern) === null)
  const globs = clean.filter((pattern) => !pattern.startsWith('!'))
  const excluded = clean.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const found: { path: string; react: boolean }[] = []
  const visit = async (folder: string, depth: number): Promise<void> => {
    for (const name of await fs.list(join(root, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (name === 'node_modules' || name.startsWith('.') || (await fs.kind(join(root, path))) !== 'folder') continue
      const matches = (list: readonly string[]): boolean => list.some((glob) => matchesGlob(path, glob))
      const isPackage = matches(globs) && !matches(excluded)
      if (isPackage && (await fs.kind(join(root, path, 'package.json'))) === 'file') {
        const { json } = await readPackageJson(fs, join(root, path))
        found.push({ path, react: dependencyRanges(json).has('react') })
      }
      if (depth < 3) await visit(path, depth + 1)
    }
  }
  await visit('', 1)
  return found
}
