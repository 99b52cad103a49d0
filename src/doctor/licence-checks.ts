import gt from 'semver/functions/gt'
import { addCommand } from './add-command'
import { fail, ok, some, warn, type Check } from './check'
import type { Facts } from './facts'
import type { InstalledPackage } from './node-modules'

const free =
  /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|Apache 2\.0|BSD|BSD-2-Clause|BSD-3-Clause|Unlicense|CC0-1\.0|CC-BY-[34]\.0|BlueOak-1\.0\.0|Python-2\.0|Zlib|WTFPL)$/i

/** Packages whose later versions came under terms of their own, with the last version that did not. */
const pinned: Readonly<Record<string, string>> = { '@walletconnect/universal-provider': '2.21.8' }

/** The licences of what the modal puts into pages: its packages and what they depend on. */
export async function checkLicences(facts: Facts): Promise<Check[]> {
  const all = await withDependencies(facts)
  const moved = all.filter(({ name, version }) => {
    const last = pinned[name]
    return last !== undefined && gt(version, last)
  })
  const odd = all.filter((each) => !isFree(each.licence) && !moved.includes(each))
  return [
    ...moved.map(({ name, version, licence }) =>
      fail(
        'packages',
        'licence-pin',
        `${name} ${version} is not under Apache-2.0 any more (${licence ?? 'no licence named'}).`,
        `Read its terms, or go back: ${addCommand(facts.packageManager, [`${name}@${pinned[name] ?? ''}`])}`,
      ),
    ),
    odd.length === 0
      ? ok('packages', 'licences', `The licences of ${all.length} packages are permissive`)
      : warn(
          'packages',
          'licences',
          `Look at these licences: ${some(odd.map(({ name, version, licence }) => `${name} ${version} (${licence ?? 'none named'})`))}.`,
          'Whether you may ship them is for you to say; a unit can be taken out: create-wallet-modal remove <unit>',
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

/** Whether an SPDX expression leaves a permissive choice. */
export function isFree(expression: string | null): boolean {
  if (expression === null) return false
  const choices = expression.replace(/[()]/g, '').split(/\s+OR\s+/i)
  return choices.some((choice) => choice.split(/\s+AND\s+/i).every((licence) => free.test(licence.trim())))
}
