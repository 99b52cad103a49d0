import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFileSystem } from '../../../src/fs/node-file-system'
import { recordRelease } from '../../../src/history/record-release'
import { packageFiles } from '../../../src/test-support/world'
import { keepTree, type KeptTree } from '../keep-tree'
import { laySurroundings, modal, placeIn, put, type Place } from '../place'
import { enter, runHere } from '../run-command'

/** A state of a project, before hostile parts are added. */
export const origins = ['no copy', 'copy', 'starter', 'updated', 'pending'] as const
export type Origin = (typeof origins)[number]

export interface Workshop {
  packageRoot: string
  /** Lays a state out anew, at the one place that a run uses: what a run signs names that place. */
  layOut: (origin: Origin) => Place
}

const next: Readonly<Record<string, string>> = {
  'package.json': '{"name":"create-wallet-modal","version":"1.3.0"}',
  'template/src/wallet-modal/index.ts': 'export {} // 1.3.0\n',
  'template/src/wallet-modal/features/send/index.ts': 'send 1.3.0\n',
  'template/src/wallet-modal/deep/new.ts': 'new\n',
  'template/index.html': '<div id="root"></div><!-- 1.3.0 -->\n',
}

/** Files of a project that no command may touch. */
export const bystanders: Readonly<Record<string, string>> = {
  '.env': 'SECRET=1\n',
  '.npmrc': 'save-exact=true\n',
  '.github/workflows/ci.yml': 'on: push\n',
  'README.md': '# Shop\n',
  'src/own.ts': 'own\n',
  'package-lock.json': '{ "lockfileVersion": 3 }\n',
  'packages/other/package.json': '{ "name": "other" }\n',
}

/** Builds every state once, below a folder. `dist` is the built CLI, for commands that run as processes. */
export async function openWorkshop(folder: string, dist: string): Promise<Workshop> {
  // Where `npx` installs it.
  const packageRoot = join(folder, 'npx', 'node_modules', 'create-wallet-modal')
  const place = placeIn(join(folder, 'place'))
  const kept = new Map<Origin, KeptTree>()
  for (const [path, text] of Object.entries(packageFiles)) put(join(packageRoot, path.replace('/pkg/', '')), text)
  if (existsSync(dist)) {
    cpSync(dist, join(packageRoot, 'dist'), { recursive: true })
    cpSync(join(dist, '..', 'bin'), join(packageRoot, 'bin'), { recursive: true })
  }
  laySurroundings(place)
  const keep = (origin: Origin): void => void kept.set(origin, keepTree(place.root))
  const layOut = (origin: Origin): Place => {
    kept.get(origin)?.layOut()
    return place
  }
  const run = async (...argv: string[]): Promise<void> => {
    const { exitCode, stdout } = await runHere([...argv, '--json', '--no-input'], place, packageRoot)
    if (exitCode !== 0 && exitCode !== 5) throw new Error(`${argv.join(' ')}: ${stdout}`)
  }

  put(join(place.project, 'package.json'), '{ "name": "shop", "devDependencies": { "vite": "8" } }\n')
  put(join(place.project, 'src', 'main.tsx'), 'main of the shop\n')
  for (const [path, text] of Object.entries(bystanders)) put(join(place.project, path), text)
  commit(place)
  keep('no copy')
  const flags = ['--chains', 'evm', '--features', 'send', '--no-install', '--no-git']
  await run('create', place.project, '--dir', modal, '--no-wire', ...flags)
  put(join(place.project, modal, 'own.ts'), 'a file that the team added\n')
  commit(place)
  keep('copy')

  rmSync(place.project, { recursive: true })
  mkdirSync(place.project)
  await run('create', place.project, ...flags)
  for (const [path, text] of Object.entries(bystanders)) put(join(place.project, path), text)
  commit(place)
  keep('starter')

  await recordRelease(nodeFileSystem, packageRoot, '1.2.3')
  for (const [path, text] of Object.entries(next)) put(join(packageRoot, path), text)
  layOut('copy')
  await run('update', '-C', place.project)
  keep('updated')
  layOut('copy')
  writeFileSync(join(place.project, modal, 'index.ts'), 'export {} // of the team\n')
  await run('update', '-C', place.project, '--no-git-check', '--no-install')
  keep('pending')
  return { packageRoot, layOut }
}

function commit(place: Place): void {
  const leave = enter(place)
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: place.project, stdio: 'ignore' })
  if (!existsSync(join(place.project, '.git'))) git('init', '--quiet', '--template=')
  git('add', '--all', '--force', '.')
  git('commit', '--quiet', '--message', 'Work')
  git('gc', '--quiet')
  leave()
}
