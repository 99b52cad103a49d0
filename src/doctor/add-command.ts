import type { PackageManager } from '../host/package-manager'

/** How packages are added with a package manager, as a line for a shell. */
export function addCommand(manager: PackageManager, packages: readonly string[]): string {
  const words = packages.map((name) => (/^[\w@/.^~-]+$/.test(name) ? name : `"${name}"`))
  return `${manager} ${manager === 'npm' ? 'install' : 'add'} ${words.join(' ')}`
}
