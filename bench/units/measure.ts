import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../../e2e/selections/build'
import { emit, modalFolder } from '../../src/emit/emit'
import type { Template } from '../../src/emit/template'
import type { UnitSet } from '../../src/test-support/covering-set'
import { accountModules } from '../../src/size/account-modules'
import { pagePhases } from '../../src/size/phases'
import { framePhases, sizesOf } from './phases'

/** The bytes of each phase, and last those that are loaded on demand. */
export interface Weights {
  page: readonly number[]
  /** Undefined without a wallet frame. */
  frame: readonly number[] | undefined
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const frameFolder = 'src/wallet-modal/wallet-frame'
/** Any settings: they are a few bytes of the first script. */
const settings = JSON.stringify({
  name: 'Bench',
  apps: ['https://app.example'],
  networks: [{ caipNetworkId: 'eip155:1', rpcUrl: 'https://rpc.example' }],
})

/** Builds an app for each set of units, two at a time, and weighs it. The weights have the order of the sets. */
export async function measureSets(template: Template, sets: readonly UnitSet[]): Promise<Weights[]> {
  // A build sets NODE_ENV and resets it at its end, while the other build still runs.
  process.env['NODE_ENV'] = 'production'
  const folder = await workFolder()
  try {
    const measured: Weights[] = []
    for (let at = 0; at < sets.length; at += 2) {
      const pair = sets
        .slice(at, at + 2)
        .map((set, index) => measureSet(template, set, join(folder, `app-${at + index}`)))
      // Both have to end before an error removes their folders.
      await Promise.allSettled(pair)
      measured.push(...(await Promise.all(pair)))
    }
    return measured
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Creates a folder for the apps, inside this repository so that Node finds the repository's packages. Links to the packages of the template's
 * own node_modules let the apps find those packages, too.
 */
export async function workFolder(): Promise<string> {
  await mkdir(join(root, '.tmp'), { recursive: true })
  const folder = await mkdtemp(join(root, '.tmp', 'bench-units-'))
  const [from, to] = [join(root, 'template', 'node_modules'), join(folder, 'node_modules')]
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'))
  for (const name of names) await symlink(join(from, name), join(to, name), 'dir')
  return folder
}

async function measureSet(template: Template, units: UnitSet, folder: string): Promise<Weights> {
  const tree = emit(template, { units, tests: false })
  for (const name of new Set([...tree.keys()].map(dirname))) await mkdir(join(folder, name), { recursive: true })
  for (const [path, bytes] of tree) await writeFile(join(folder, path), bytes)
  const { chunks } = await buildApp(folder)
  const { modules, unclear } = accountModules(tree)
  if (unclear.length > 0) throw new Error(`${unclear.join(', ')}: what the account part loads is not clear`)
  const page = sizesOf(chunks, pagePhases('src/main.tsx', modalFolder, modules))
  if (!units.includes('wallet-server')) return { page, frame: undefined }
  await writeFile(join(folder, frameFolder, '.env'), `VITE_WALLET_CONFIG='${settings}'\n`)
  const frame = await buildApp(join(folder, frameFolder))
  return { page, frame: sizesOf(frame.chunks, framePhases) }
}
