import { dirname, join, relative } from 'node:path'
import { isInRepository } from '../host/repository'
import { fail, ok, some, warn, type Check } from './check'
import type { Facts } from './facts'
import type { InstalledPackage } from './node-modules'

/** Packages that must be installed once, because two copies of a package on one page do not share state or types. */
const single = ['react', 'react-dom', 'mobx', 'mobx-react-lite', 'ethers', 'viem']

/** Checks that the modal and all of its libraries resolve each of these packages to one copy. */
export async function checkDuplicates(facts: Facts): Promise<Check[]> {
  const { modules, project, copy, installed } = facts
  const from = join(project, copy?.target ?? '')
  const users = [...installed.values()]
  const split: string[] = []
  const names: string[] = []
  for (const name of single) {
    const own = await modules.find(name, from)
    if (!own) continue
    names.push(name)
    for (const user of users.filter((each) => each.name !== name && uses(each, name))) {
      const other = await modules.find(name, user.folder)
      if (other && other.folder !== own.folder) {
        split.push(
          `${user.name} gets ${name} ${other.version} from ${shown(other, project)}, your pages ${own.version}`,
        )
      }
    }
  }
  if (split.length > 0) {
    const fix = 'Give both the same version, then remove node_modules and the lockfile’s entry, and install again.'
    return [fail('packages', 'duplicates', `Two copies on one page: ${some(split, 3)}.`, fix)]
  }
  const others = await elsewhere(facts, names)
  if (others.length === 0)
    return [ok('packages', 'duplicates', `One copy each of ${names.join(', ') || 'react and mobx'}`)]
  const fix = 'Harmless unless both end up on one page. To see who brings them: npm explain <package>'
  return [warn('packages', 'duplicates', `Other versions are installed beside yours: ${some(others, 3)}.`, fix)]
}

function uses({ dependencies, peers }: InstalledPackage, name: string): boolean {
  return dependencies.includes(name) || name in peers
}

/** Returns copies of another version, anywhere in the `node_modules` of the project and its repository. */
async function elsewhere({ modules, project, fs }: Facts, names: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of await moduleRoots(fs, project)) {
    for (const copy of await modules.copiesBelow(folder, names)) {
      const own = await modules.find(copy.name, project)
      // Only React and MobX are checked. Test tools and libraries of one chain often install their own versions of the other packages.
      if (own && own.version !== copy.version && /^(react|react-dom|mobx|mobx-react-lite)$/.test(copy.name)) {
        found.push(`${copy.name} ${copy.version} in ${shown(copy, project)}`)
      }
    }
  }
  return [...new Set(found)]
}

async function moduleRoots(fs: Facts['fs'], project: string): Promise<string[]> {
  const roots = [project]
  for (let at = project; dirname(at) !== at && !(await fs.kind(join(at, '.git'))); at = dirname(at)) {
    if (await isInRepository(fs, dirname(at))) roots.push(dirname(at))
  }
  return roots
}

function shown({ folder }: InstalledPackage, project: string): string {
  return relative(project, folder).replaceAll('\\', '/')
}
