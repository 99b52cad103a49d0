import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { foldersAround } from './lockfile'
import type { PackageManager } from './package-manager'
import { dependencyRanges, readPackageJson } from './project'

/** The command with which each package manager starts a program that the project has installed. */
const starters: Readonly<Record<PackageManager, string>> = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }

/**
 * Returns the command lines that show whether a copy still compiles and passes its tests. Leaves out programs that no package.json of the
 * project or its workspace names, because such a command line could fetch another package with the program's name.
 */
export async function verifyCommands(
  fs: FileSystem,
  project: string,
  { manager, target, tests }: { manager: PackageManager; target: string; tests: boolean },
): Promise<string[]> {
  const named = await packagesAround(fs, project)
  const start = starters[manager]
  return [
    ...(named.has('typescript') ? [`${start} tsc --noEmit`] : []),
    ...(tests && named.has('vitest') ? [`${start} vitest run ${target}`.trim()] : []),
  ]
}

async function packagesAround(fs: FileSystem, project: string): Promise<Set<string>> {
  const names = new Set<string>()
  for (const folder of await foldersAround(fs, project)) {
    if ((await fs.kind(join(folder, 'package.json'))) !== 'file') continue
    const json = await readPackageJson(fs, folder).then(
      (read) => read.json,
      () => ({}),
    )
    for (const name of dependencyRanges(json).keys()) names.add(name)
  }
  return names
}
