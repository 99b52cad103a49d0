import gte from 'semver/functions/gte'
import lt from 'semver/functions/lt'
import major from 'semver/functions/major'
import satisfies from 'semver/functions/satisfies'
import intersects from 'semver/ranges/intersects'
import minVersion from 'semver/ranges/min-version'
import validRange from 'semver/ranges/valid'
import { addCommand } from './add-command'
import { fail, ok, some, warn, type Check } from './check'
import type { Facts } from './facts'

/** The minimum versions that the modal needs. They apply even if the template's range allows older versions. */
const floors: Readonly<Record<string, { least: string; why: string; level: typeof fail }>> = {
  react: { least: '18.0.0', why: 'the modal needs 18 or later', level: fail },
  'react-dom': { least: '18.0.0', why: 'the modal needs 18 or later', level: fail },
  mobx: { least: '7.0.0', why: 'the modal needs 7 or later', level: fail },
  'mobx-react-lite': { least: '5.0.0', why: 'MobX 7 needs 5 or later', level: fail },
  typescript: { least: '5.5.0', why: 'the copied source is written for 5.5 or later', level: warn },
}

/** Checks the ranges in package.json and the installed versions against these minimums. */
export async function checkVersions(facts: Facts): Promise<Check[]> {
  const checks = await Promise.all(Object.keys(floors).map((name) => floor(name, facts)))
  return [...checks.flat(), ...missing(facts), ...older(facts), ...(await peers(facts))]
}

async function floor(name: string, facts: Facts): Promise<Check[]> {
  const rule = floors[name]
  const { ranges, project, packageManager } = facts
  const installed = facts.installed.get(name) ?? (await facts.modules.find(name, project))
  const range = ranges.get(name)
  // Another check reports packages that package.json does not have.
  if (!rule || (range === undefined && !installed)) return []
  const fix = `Run: ${addCommand(packageManager, [`${name}@^${wanted(name, facts)}`])}`
  const has = installed?.version ?? range ?? ''
  const tooOld = installed ? lt(installed.version, rule.least) : false
  const asksTooOld = range !== undefined && validRange(range) !== null && !intersects(range, `>=${rule.least}`)
  if (tooOld || asksTooOld) return [rule.level('packages', name, `${name} is ${has}; ${rule.why}.`, fix)]
  if (installed && range !== undefined && validRange(range) !== null && !satisfies(installed.version, range)) {
    const message = `${name} ${installed.version} is installed; package.json asks for ${range}.`
    return [warn('packages', name, message, `Run: ${packageManager} install`)]
  }
  return [ok('packages', name, `${name} ${has}`)]
}

function wanted(name: string, { needed }: Facts): string {
  const range = needed.find((each) => each.name === name)?.range
  return (range && minVersion(range)?.version) ?? floors[name]?.least ?? ''
}

function missing({ needed, ranges, copy }: Facts): Check[] {
  if (!copy) return []
  const absent = needed.filter(({ name }) => !ranges.has(name))
  if (absent.length === 0)
    return [ok('packages', 'missing', 'package.json names every package that the copied units need')]
  const names = absent.map(({ name, range }) => `${name} ${range}`)
  return [fail('packages', 'missing', `package.json lacks ${some(names)}.`, 'Run: create-wallet-modal doctor --fix')]
}

/** Packages that are older than the versions for which the copied source was written. */
function older({ needed, installed, copy, packageManager }: Facts): Check[] {
  if (!copy) return []
  const old = needed.flatMap(({ name, range }) => {
    const least = minVersion(range)
    const version = installed.get(name)?.version
    if (!least || version === undefined || name in floors || gte(version, least)) return []
    return [{ name, range, version, breaks: major(version) < least.major }]
  })
  if (old.length === 0)
    return [ok('packages', 'ranges', 'No package is older than what the copied source is written for')]
  const list = some(old.map(({ name, version, range }) => `${name} ${version} (made for ${range})`))
  const fix = `Run: ${addCommand(
    packageManager,
    old.map(({ name, range }) => `${name}@${range}`),
  )}`
  const level = old.some(({ breaks }) => breaks) ? fail : warn
  return [level('packages', 'ranges', `Older than the modal is made for: ${list}.`, fix)]
}

/** Checks the peer dependencies of the installed packages. */
async function peers({ installed, modules, packageManager }: Facts): Promise<Check[]> {
  const problems: string[] = []
  const fixes: string[] = []
  for (const { name, folder, peers: expected } of installed.values()) {
    for (const [peer, range] of Object.entries(expected)) {
      const found = await modules.find(peer, folder)
      if (found && (validRange(range) === null || satisfies(found.version, range, { includePrerelease: true })))
        continue
      problems.push(
        `${name} needs ${peer} ${range}, ${found ? `and finds ${found.version}` : 'which is not installed'}`,
      )
      fixes.push(`${peer}@${range}`)
    }
  }
  if (problems.length === 0) return [ok('packages', 'peers', 'Every package finds the peers that it needs')]
  return [warn('packages', 'peers', `${some(problems)}.`, `Run: ${addCommand(packageManager, [...new Set(fixes)])}`)]
}
