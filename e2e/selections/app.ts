import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { readTemplate } from '../../src/emit/template'
import { nodeFileSystem } from '../../src/fs/node-file-system'
import { newAppTree } from '../../src/run/create/create-tree'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The template that is copied. */
export const template = await readTemplate(nodeFileSystem, join(root, 'template'))

/** Creates a temporary folder for a test file. `path` is set from the first test on. */
export function useFolder(): { readonly path: string } {
  const folder = { path: '' }
  beforeAll(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'wallet-modal-selections-'))
  })
  afterAll(() => rm(folder.path, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The longest name of a folder, in characters. */
const maxName = 200

/** The folder name of a set of units. A name that is too long is cut, and ends with a hash of the whole name. */
export function nameOf(units: readonly string[]): string {
  const name = units.join('-and-')
  if (name.length <= maxName) return name
  return `${name.slice(0, maxName)}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
}

/** Writes a new app of some units, with its tests, and returns its folder. */
export async function writeApp(parent: string, units: readonly string[]): Promise<string> {
  const folder = join(parent, nameOf(units))
  const options = { version: '1.0.0', name: 'app', cli: '^1.0.0', projectId: undefined }
  await writeProject(folder, newAppTree(template, { units, tests: true }, options))
  return folder
}

/** Writes a project that finds only the packages of its package.json. */
export async function writeProject(folder: string, tree: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const name of new Set([...tree.keys()].map(dirname))) await mkdir(join(folder, name), { recursive: true })
  for (const [path, bytes] of tree) await writeFile(join(folder, path), bytes)
  await linkPackages(folder)
}

/** Installs the packages of a project as links to the installed ones of this repository. */
export async function linkPackages(folder: string): Promise<void> {
  for (const wanted of [...(await packagesOf(folder)), '.bin']) {
    const places = [join(root, 'template', 'node_modules', wanted), join(root, 'node_modules', wanted)]
    const link = join(folder, 'node_modules', wanted)
    await mkdir(dirname(link), { recursive: true })
    if (!existsSync(link)) await symlink(places.find(existsSync) ?? wanted, link)
  }
}

/** The packages that a project's package.json names. */
async function packagesOf(folder: string): Promise<string[]> {
  const source = await readFile(join(folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(source) as Record<string, Record<string, string>>
  return Object.keys({ ...dependencies, ...devDependencies })
}
