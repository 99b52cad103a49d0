import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTemplate } from '../../src/emit/template'
import { nodeFileSystem } from '../../src/fs/node-file-system'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The template as it is copied. */
export const template = await readTemplate(nodeFileSystem, join(root, 'template'))

/** Writes files into a folder, and lets it find the packages that its package.json names, and no others. */
export async function writeProject(folder: string, tree: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const name of new Set([...tree.keys()].map(dirname))) await mkdir(join(folder, name), { recursive: true })
  for (const [path, bytes] of tree) await writeFile(join(folder, path), bytes)
  await linkPackages(folder)
}

/** Installs what a project names by links to what this repository has installed. */
export async function linkPackages(folder: string): Promise<void> {
  for (const wanted of [...(await packagesOf(folder)), '.bin']) {
    const places = [join(root, 'template', 'node_modules', wanted), join(root, 'node_modules', wanted)]
    const link = join(folder, 'node_modules', wanted)
    await mkdir(dirname(link), { recursive: true })
    await symlink(places.find(existsSync) ?? wanted, link)
  }
}

/** The packages that a project asks for. */
export async function packagesOf(folder: string): Promise<string[]> {
  const source = await readFile(join(folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(source) as Record<string, Record<string, string>>
  return Object.keys({ ...dependencies, ...devDependencies })
}
