import { dirname, join } from 'node:path'
import { fail, ok, warn, type Check } from './check'
import type { Facts } from './facts'

type Project = Pick<Facts, 'fs' | 'project' | 'files'>
type CheckedProject = Pick<Facts, 'fs' | 'project' | 'files' | 'units'>

const masterKey = /^[ \t]*(?:export[ \t]+)?WALLET_MASTER_KEY(?:_\d+)?[ \t]*=[ \t]*["']?\S/m
const database = /^[ \t]*(?:export[ \t]+)?WALLET_DATABASE[ \t]*=[ \t]*["']?([^\s"']+)/m

/** Checks that git ignores the secrets of the wallet server, and that production keeps wallets in a database. */
export async function checkWalletSecrets({ fs, project, files, units }: CheckedProject): Promise<Check[]> {
  if (!units.has('wallet-server')) return []
  return [await checkSecrets({ fs, project, files }), ...(await checkDatabase({ fs, project, files }))]
}

async function checkSecrets(around: Project): Promise<Check> {
  const { fs, project, files } = around
  const id = 'wallet:secrets'
  const repository = await repositoryOf(around)
  if (repository === null) return ok('wallet', id, 'The project is in no git repository that could hold the master key')
  const isIgnored = await ignoring(around, repository)
  const exposed: string[] = []
  for (const name of files) {
    const isFolder = name === '.wallet'
    const holds = isFolder || (name.startsWith('.env') && masterKey.test(await textOf(fs, join(project, name))))
    if (holds && !isIgnored(name, isFolder)) exposed.push(name)
  }
  if (exposed.length === 0) return ok('wallet', id, 'Git ignores the files with the master key of the wallets')
  const fix = `Add ${exposed.join(' and ')} to .gitignore. If it was committed already, replace the key: wallet-server/README.md in your copy says how.`
  return fail(
    'wallet',
    id,
    `${exposed.join(' and ')} has the master key of the wallets, and git does not ignore it.`,
    fix,
  )
}

/** Warns if production keeps wallets in a folder. A folder is on one disk of one machine, and other machines cannot use it. */
async function checkDatabase({ fs, project, files }: Project): Promise<Check[]> {
  const found: Check[] = []
  for (const name of files.filter((each) => each.startsWith('.env.production'))) {
    const [, address] = database.exec(await textOf(fs, join(project, name))) ?? []
    if (address === undefined || /^postgres(?:ql)?:/.test(address)) continue
    const fix = 'Name a PostgreSQL database in WALLET_DATABASE, and back it up.'
    found.push(warn('wallet', 'wallet:database', `${name} keeps the wallets in ${address.slice(0, 40)}.`, fix))
  }
  return found
}

/** The root folder of the project's git repository; null without a repository. */
async function repositoryOf({ fs, project }: Project): Promise<string | null> {
  for (let at = project; ; at = dirname(at)) {
    if ((await fs.kind(join(at, '.git'))) !== null) return at
    if (at === dirname(at)) return null
  }
}

/** Reads the `.gitignore` files from the repository's root down to the project. The last line that matches a name decides, as in git. */
async function ignoring({ fs, project }: Project, repository: string) {
  const texts: string[] = []
  for (let at = project; ; at = dirname(at)) {
    texts.unshift(await textOf(fs, join(at, '.gitignore')))
    if (at === repository) break
  }
  const lines = texts.flatMap((text) => text.split(/\r?\n/)).filter((line) => /^[^#\s]/.test(line))
  const rules = lines.map((line) => {
    const isException = line.startsWith('!')
    const pattern = line
      .slice(isException ? 1 : 0)
      .trim()
      .replace(/^(?:\*\*)?\//, '')
    const isForFolders = pattern.endsWith('/')
    const source = pattern
      .replace(/\/$/, '')
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '[^/]*')
      .replaceAll('?', '[^/]')
    return { isException, isForFolders, fits: new RegExp(`^${source}$`) }
  })
  return (name: string, isFolder: boolean): boolean => {
    const last = rules.findLast(({ isForFolders, fits }) => (isFolder || !isForFolders) && fits.test(name))
    return last !== undefined && !last.isException
  }
}

/** The text of a file; empty if there is no file. */
async function textOf(fs: Project['fs'], path: string): Promise<string> {
  if ((await fs.kind(path)) !== 'file') return ''
  return new TextDecoder().decode(await fs.read(path))
}
