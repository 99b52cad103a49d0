import { dirname, join, relative, sep } from 'node:path'
import type { FileSystem } from '../../fs/file-system'
import { originOf } from '../../host/package-origin'
import { shellWord } from '../../report/shell-word'
import type { Runner } from '../../report/pasteable'
import type { Launch } from '../launch'

/** Returns how this user starts the CLI. Every command line in a report begins with this text. */
export async function runnerOf(
  { packageRoot, env }: Pick<Launch, 'packageRoot' | 'env'>,
  fs: FileSystem,
  { cwd, folder }: { cwd: string; folder?: string | undefined },
): Promise<Runner> {
  const bin = join(packageRoot, 'bin', 'create-wallet-modal.js')
  const origin = await originOf(fs, packageRoot)
  const start =
    origin.kind === 'clone' || origin.kind === 'folder'
      ? `node ${shellWord(relative(cwd, bin))}`
      : isInstalledAbove(packageRoot, cwd)
        ? 'npx create-wallet-modal'
        : origin.kind === 'tarball' && origin.path !== null
          ? // npm runs an absolute path as a program, unless the path begins with `file:`.
            `npx ${shellWord(`file:${origin.path}`)}`
          : throughManager(env['npm_config_user_agent'])
  const inFolder = folder === undefined ? '' : ` -C ${shellWord(folder)}`
  return { command: start + inFolder, fetched: fetchedThrough(env['npm_config_user_agent']), inFolder }
}

/** Returns whether the package is installed in a project at or above this folder. With every package manager, `npx` can start it there. */
function isInstalledAbove(packageRoot: string, cwd: string): boolean {
  for (let at = cwd; ; at = dirname(at)) {
    if (packageRoot.startsWith(join(at, 'node_modules') + sep)) return true
    if (dirname(at) === at) return false
  }
}

/** Returns the command of the package manager that has fetched this package. */
function throughManager(userAgent = ''): string {
  const [manager, version = ''] = (userAgent.split(' ')[0] ?? '').split('/')
  if (manager === 'pnpm') return 'pnpm dlx create-wallet-modal'
  if (manager === 'bun') return 'bunx create-wallet-modal'
  // Yarn 1 has no `dlx`.
  if (manager === 'yarn') return version.startsWith('1.') ? 'yarn create wallet-modal' : 'yarn dlx create-wallet-modal'
  return 'npx create-wallet-modal'
}

/** Returns the command that fetches this package. An @ and a version can be appended. */
function fetchedThrough(userAgent: string | undefined): string {
  const command = throughManager(userAgent)
  // `yarn create` of Yarn 1 does not always accept a version. npx is always available, because npm comes with Node.
  return command.startsWith('yarn create') ? 'npx create-wallet-modal' : command
}
