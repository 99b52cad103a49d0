import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { RunContext } from '../../../src/run/context'
import { runAdd } from '../../../src/run/change/add'
import { runCreate } from '../../../src/run/create/create'
import type { Outcome } from '../../../src/run/outcome'
import { runRemove } from '../../../src/run/change/remove'
import { runUndo } from '../../../src/run/undo/undo'
import { runUpdate } from '../../../src/run/update/update'
import { realShop, type RealShop } from '../../../src/test-support/real-shop'

/** A command with a project that it changes. */
export interface Scene {
  name: string
  shop: RealShop
  run: (context: RunContext) => Promise<Outcome>
  /** Texts of the user that must not be lost. */
  words: string[]
  /** Restores the state before the command. */
  reset: () => void
  remove: () => void
}

interface Command {
  run: (context: RunContext) => Promise<Outcome>
  /** Prepares the project for the command. */
  prepare?: (shop: RealShop) => unknown
}

const withoutCopy = (shop: RealShop): void => {
  rmSync(shop.modal, { recursive: true })
  shop.write('src/wallet-modal/index.ts', 'word-of-index\n')
}

const commands: Readonly<Record<string, Command>> = {
  create: { run: (context) => runCreate({ dir: '.', overwrite: true }, context), prepare: withoutCopy },
  add: { run: (context) => runAdd({ units: ['solana', 'swaps'] }, context) },
  remove: { run: (context) => runRemove({ units: ['send'] }, context) },
  update: { run: (context) => runUpdate({ conflict: 'inline' }, context) },
  undo: {
    run: (context) => runUndo({}, context),
    prepare: async ({ world }) => {
      const { exitCode } = await runRemove({ units: ['send'] }, world)
      if (exitCode !== 0) throw new Error('there is nothing to undo')
    },
  },
}

/** Every command, in a project of its own on the real disk. The project keeps its place: what runs leave is signed for it. */
export async function scenes(): Promise<Scene[]> {
  return Promise.all(Object.entries(commands).map(([name, command]) => sceneOf(name, command)))
}

async function sceneOf(name: string, { run, prepare }: Command): Promise<Scene> {
  const shop = await realShop()
  const text = readFileSync(join(shop.app, 'package.json'), 'utf8')
  shop.write('package.json', text.replace('{', '{\n  "description": "word-of-package",'))
  shop.write('src/own.ts', 'word-of-own\n')
  await prepare?.(shop)
  const store = `${shop.root}-store`
  cpSync(shop.root, store, { recursive: true })
  return {
    name,
    shop,
    run,
    words: ['word-of-package', 'word-of-own', ...(name === 'create' ? ['word-of-index'] : [])],
    reset: () => {
      rmSync(join(shop.root, 'aside'), { recursive: true, force: true })
      for (const folder of [dirname(shop.app), shop.outside]) {
        rmSync(folder, { recursive: true, force: true })
        cpSync(join(store, relative(shop.root, folder)), folder, { recursive: true })
      }
    },
    remove: () => {
      for (const folder of [shop.root, store]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes a file, with the folders above it. */
export function writeAt(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
