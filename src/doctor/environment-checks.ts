import { dirname, join } from 'node:path'
import satisfies from 'semver/functions/satisfies'
import { fail, ok, some, warn, type Check } from './check'
import type { Facts } from './facts'

const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb']

/** Checks Node and the package manager. */
export async function checkEnvironment(facts: Facts): Promise<Check[]> {
  return [node(facts), packageManager(facts), ...(await installation(facts))]
}

function node({ node: version, engines }: Facts): Check {
  return satisfies(version, engines)
    ? ok('environment', 'node', `Node ${version}`)
    : fail(
        'environment',
        'node',
        `Node ${version} is not supported.`,
        `Install Node ${engines} from https://nodejs.org`,
      )
}

function packageManager({ packageManager: manager, files }: Facts): Check {
  const found = lockfiles.filter(
    (name) => files.includes(name) && !(name === 'bun.lockb' && files.includes('bun.lock')),
  )
  return found.length < 2
    ? ok('environment', 'package-manager', `Package manager: ${manager}`)
    : warn(
        'environment',
        'package-manager',
        `There are several lockfiles: ${found.join(', ')}.`,
        `Keep that of the package manager you use (${manager}) and delete the others.`,
      )
}

async function installation(facts: Facts): Promise<Check[]> {
  const { installed, needed, packageManager: manager, ranges } = facts
  if (await usesPlugAndPlay(facts)) {
    return [
      warn(
        'environment',
        'installed',
        'Yarn Plug’n’Play keeps packages in archives: installed versions were not looked at.',
        'Look at them with: yarn why <package>',
      ),
    ]
  }
  const absent = needed.map(({ name }) => name).filter((name) => ranges.has(name) && !installed.has(name))
  if (absent.length === 0)
    return [ok('environment', 'installed', `All ${installed.size} packages of the modal are installed`)]
  const what =
    absent.length === needed.length ? 'The dependencies are not installed.' : `Not installed: ${some(absent)}.`
  return [fail('environment', 'installed', what, `Run: ${manager} install`)]
}

/** Returns whether the project uses Yarn's Plug'n'Play, whose packages only Yarn can resolve. */
export async function usesPlugAndPlay({ fs, project }: Pick<Facts, 'fs' | 'project'>): Promise<boolean> {
  for (let at = project; ; at = dirname(at)) {
    if ((await fs.kind(join(at, '.pnp.cjs'))) === 'file') return true
    if (dirname(at) === at) return false
  }
}
