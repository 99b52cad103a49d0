import type { PackageManager } from '../host/package-manager'

/** The shell command that adds packages with a package manager. */
export function addCommand(manager: PackageManager, packages: readonly string[]): string {
  const words = packages.map((name) => (/^[\w@/.^~-]+$/.test(name) ? name : `"${name}"`))
  return `${manager} ${manager === 'npm' ? 'install' : 'add'} ${words.join(' ')}`
}
