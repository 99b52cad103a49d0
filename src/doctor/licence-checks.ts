import gt from 'semver/functions/gt'
import valid from 'semver/functions/valid'
import { isFree } from '../licences/free-licences'
import { addCommand } from './add-command'
import { fail, ok, some, warn, type Check } from './check'
import type { Facts } from './facts'
import type { InstalledPackage } from './node-modules'

/** Packages whose later versions have a restrictive licence, with the last permissive version. */
const pinned: ReadonlyMap<string, string> = new Map([['@walletconnect/universal-provider', '2.21.8']])

/** Checks the licences of the packages that the modal adds to pages, and of their dependencies. */
export async function checkLicences(facts: Facts): Promise<Check[]> {
  const all = await withDependencies(facts)
  const moved = all.filter(({ name, version }) => {
    const last = pinned.get(name)
    return last !== undefined && valid(version) !== null && gt(version, last)
  })
  const odd = all.filter((each) => !isFree(each.licence) && !moved.includes(each))
  return [
    ...moved.map(({ name, version, licence }) =>
      fail(
        'packages',
        'licence-pin',
        `${name} ${version} is not under Apache-2.0 any more (${licence ?? 'no licence named'}).`,
        `Read its terms, or go back: ${addCommand(facts.packageManager, [`${name}@${pinned.get(name) ?? ''}`])}`,
      ),
    ),
    odd.length === 0
      ? ok('packages', 'licences', `The licences of ${all.length} packages are permissive`)
      : warn(
          'packages',
          'licences',
          `Look at these licences: ${some(odd.map(({ name, version, licence }) => `${name} ${version} (${licence ?? 'none named'})`))}.`,
          'Whether you may ship them is for you to say. What brings each, by its licence text: create-wallet-modal doctor licences',
        ),
  ]
}

async function withDependencies({ needed, installed, modules }: Facts): Promise<InstalledPackage[]> {
  const seen = new Map<string, InstalledPackage>()
  const inPages = needed.filter(({ section }) => section === 'dependencies').map(({ name }) => name)
  const queue = [...installed.values()].filter(({ name }) => inPages.includes(name))
  for (let each = queue.pop(); each; each = queue.pop()) {
    if (seen.has(each.folder)) continue
    seen.set(each.folder, each)
    const { folder, dependencies } = each
    const found = await Promise.all(dependencies.map((name) => modules.find(name, folder)))
    queue.push(...found.filter((other) => other !== null))
  }
  return [...seen.values()]
}
