import { dirname, join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { isRecord, parseJsonObject } from '../json'

export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const
export type PackageManager = (typeof packageManagers)[number]

const lockfiles: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
]

/**
 * Detects the package manager of a folder. First looks for the `packageManager` or `devEngines` field or a lockfile, in each folder up to
 * the root of the repository. Otherwise returns the package manager that started the CLI, or npm.
 */
export async function detectPackageManager(
  fs: FileSystem,
  folder: string,
  userAgent: string | undefined,
): Promise<PackageManager> {
  for (let at = folder; ; at = dirname(at)) {
    const found = (await declaredIn(fs, at)) ?? (await lockedIn(fs, at))
    if (found) return found
    // Folders above the repository do not belong to the project.
    if ((await fs.kind(join(at, '.git'))) !== null || dirname(at) === at) break
  }
  return asPackageManager(userAgent?.split('/')[0]) ?? 'npm'
}

/** Returns the package manager with this name; `undefined` for an unknown name. */
export function asPackageManager(text: string | undefined): PackageManager | undefined {
  return packageManagers.find((name) => name === text)
}

async function declaredIn(fs: FileSystem, folder: string): Promise<PackageManager | undefined> {
  const path = join(folder, 'package.json')
  if ((await fs.kind(path)) !== 'file') return undefined
  try {
    const { packageManager, devEngines } = parseJsonObject(new TextDecoder().decode(await fs.read(path)))
    // npm allows one package manager in `devEngines`, or a list. The first name that the CLI knows counts.
    const engines = isRecord(devEngines) ? [devEngines['packageManager']].flat() : []
    const names = [packageManager, ...engines.map((engine) => (isRecord(engine) ? engine['name'] : undefined))]
    const known = names.map((name) => (typeof name === 'string' ? asPackageManager(name.split('@')[0]) : undefined))
    return known.find((manager) => manager !== undefined)
  } catch {
    return undefined
  }
}

async function lockedIn(fs: FileSystem, folder: string): Promise<PackageManager | undefined> {
  for (const [name, manager] of lockfiles) if ((await fs.kind(join(folder, name))) === 'file') return manager
  return undefined
}
