import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepTree } from '../keep-tree'
import { modal, put, type Place } from '../place'
import { runHere } from '../run-command'
import { openWorkshop, type Origin } from '../repositories/origins'

/** A command with the state of the disk right before it. */
export interface Scene {
  name: string
  argv: readonly string[]
  place: Place
  packageRoot: string
  /** The folder that has the stage of the command. */
  stage: string
  /** Whether the command makes the key of the user, which is another one in each run. */
  makesKey: boolean
  /** Brings back the state before the command. */
  layOut: () => void
}

interface Draft {
  origin: Origin
  argv: (place: Place) => string[]
  prepare?: (place: Place, run: (...argv: string[]) => Promise<void>) => unknown
  stage?: (place: Place) => string
  makesKey?: boolean
}

const quiet = ['--no-install']
const inProject = ({ project }: Place): string[] => ['-C', project]
const choice = ['--chains', 'evm', '--features', 'send', '--no-git', ...quiet]
const change =
  (...argv: string[]) =>
  (place: Place) => [...argv, ...inProject(place), '--no-git-check', ...quiet]
const edit = (place: Place, path: string, text: string): void => put(join(place.project, path), text)

/** The team has files of its own, an edited file of the copy, and a file with Windows line ends. */
const edited = (place: Place): void => {
  edit(place, `${modal}/adapters/ethers/index.ts`, 'ethers\r\n// a line of the team\r\n')
  edit(place, `${modal}/own/notes.md`, 'notes of the team\n')
}

const noKey = ({ state }: Place): void => rmSync(join(state, 'create-wallet-modal'), { recursive: true, force: true })
const withKey = (place: Place): void => {
  noKey(place)
  const folder = join(place.state, 'create-wallet-modal')
  mkdirSync(folder, { mode: 0o700 })
  writeFileSync(join(folder, 'key'), new Uint8Array(32).fill(7), { mode: 0o600 })
}

const drafts: Readonly<Record<string, Draft>> = {
  'create an app': {
    origin: 'no copy',
    argv: ({ root }) => ['create', join(root, 'work', 'new', 'app'), ...choice],
    prepare: withKey,
    stage: ({ root }) => join(root, 'work', '.new.wallet-modal-stage'),
  },
  'create in a project': {
    origin: 'no copy',
    argv: ({ project }) => ['create', project, '--dir', modal, '--no-wire', '--overwrite', ...choice],
    prepare: (place) => {
      withKey(place)
      edit(place, `${modal}/index.ts`, 'a file of the team that is in the way\n')
    },
  },
  'create on a new machine': {
    origin: 'no copy',
    argv: ({ project }) => ['create', project, '--dir', modal, '--no-wire', ...choice],
    prepare: noKey,
    makesKey: true,
  },
  add: { origin: 'copy', argv: change('add', 'solana', 'swaps'), prepare: edited },
  'add after another change': {
    origin: 'copy',
    argv: change('add', 'swaps'),
    prepare: async (place, run) => {
      edited(place)
      await run(...change('add', 'solana')(place))
    },
  },
  remove: { origin: 'copy', argv: change('remove', 'send'), prepare: edited },
  update: { origin: 'copy', argv: change('update'), prepare: edited },
  'update with a conflict': {
    origin: 'copy',
    argv: change('update', '--conflict', 'inline'),
    prepare: (place) => {
      edited(place)
      edit(place, `${modal}/index.ts`, 'export {} // of the team\n')
      // `--abort` takes an update with open conflicts back, and only the record of the last run is kept.
      rmSync(join(place.project, '.wallet-modal-undo'), { recursive: true })
    },
  },
  undo: {
    origin: 'copy',
    argv: (place) => ['undo', ...inProject(place)],
    prepare: async (place, run) => {
      edited(place)
      await run(...change('update')(place))
    },
  },
}

/** Prepares every command below a folder, at one place: what a run signs names that place. */
export async function openScenes(folder: string, dist: string): Promise<Scene[]> {
  const { packageRoot, layOut } = await openWorkshop(folder, dist)
  const scenes: Scene[] = []
  for (const [name, draft] of Object.entries(drafts)) {
    const place = layOut(draft.origin)
    // A repository would only make each case slower: git's own files are not under test.
    rmSync(join(place.project, '.git'), { recursive: true, force: true })
    await draft.prepare?.(place, async (...argv) => {
      const { exitCode, stdout } = await runHere([...argv, '--json', '--no-input'], place, packageRoot)
      if (exitCode !== 0) throw new Error(`${name}: ${stdout}`)
    })
    scenes.push({
      name,
      argv: draft.argv(place),
      place,
      packageRoot,
      stage: draft.stage?.(place) ?? join(place.project, '.wallet-modal-stage'),
      makesKey: draft.makesKey === true,
      layOut: keepTree(place.root).layOut,
    })
  }
  return scenes
}
