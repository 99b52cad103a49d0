import * as esbuild from 'esbuild'
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureSets, workFolder, type Weights } from '../bench/units/measure'
import { readTemplate } from '../src/emit/template'
import { nodeFileSystem } from '../src/fs/node-file-system'
import { listFiles } from '../src/fs/tree'
import { runSize, type SizeOutcome } from '../src/run/inspect/size'
import { esbuildBundler } from '../src/size/esbuild-bundler'
import type { Sizes } from '../src/size/measure-copy'
import { gzipped } from '../src/size/phases'
import { packageRoot, runCli } from '../src/test-support/cli-process'
import { worldOf } from '../src/test-support/world'

const template = await readTemplate(nodeFileSystem, join(packageRoot, 'template'))
const units = ['ethers', 'help', 'receive', 'send']
const modal = 'src/wallet-modal'
const columns = ['beforeClick', 'opening', 'connected', 'onDemand'] as const satisfies readonly (keyof Sizes)[]
let folder = ''
let app = ''
let plain: SizeOutcome

/** Runs the built CLI in the app, as a team does. */
async function doctorSize(): Promise<SizeOutcome> {
  const { stdout, exitCode } = await runCli(['doctor', 'size', '--json'], { cwd: app })
  const outcome: SizeOutcome = JSON.parse(stdout)
  expect({ exitCode, error: outcome.error }).toEqual({ exitCode: 0, error: undefined })
  return outcome
}

beforeAll(async () => {
  folder = await workFolder()
  app = join(folder, 'app')
  const features = units.slice(1).join()
  const choices = ['--chains', 'ethers', '--features', features, '--locales', 'none', '--no-tests']
  const flags = [...choices, '--no-install', '--no-git', '--no-input']
  expect(await runCli(['create', 'app', ...flags], { cwd: folder })).toMatchObject({ exitCode: 0 })
  plain = await doctorSize()
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const sizesOf = ({ units: found }: SizeOutcome, id: string): Sizes => {
  const sizes = found.find(({ unit }) => unit === id)?.sizes
  if (!sizes) throw new Error(`${id} has no sizes`)
  return sizes
}

const totalOf = ({ total }: SizeOutcome): Sizes => {
  if (!total) throw new Error('The copy has no sizes')
  return total
}

/** What one outcome has more than another in each column. */
const growth = (more: Sizes, less: Sizes): number[] => columns.map((column) => more[column] - less[column])

/**
 * Whether each growth is the expected one. Random text in a chunk pushes other text out of the window in which gzip looks for repetitions:
 * the chunk itself may grow by a twentieth more than the random text, and the units that have code in it by a hundredth of the text.
 */
function isNear(grown: readonly number[], expected: readonly number[]): boolean {
  return grown.every((value, at) => Math.abs(value - (expected[at] ?? 0)) <= 300 + 0.06 * (expected[at] ?? 0))
}

/** A module with random text, which gzip cannot shorten much, and the bytes of it after gzip. */
function incompressible(seed: string, length: number): { code: string; bytes: number } {
  let text = ''
  for (let block = 0; text.length < length; block++)
    text += createHash('sha512').update(`${seed} ${block}`).digest('base64')
  const code = `globalThis.${seed} = '${text.slice(0, length)}'\n`
  return { code, bytes: gzipped(code) }
}

/** Puts random text beside a module of the copy, and imports the text there. Returns a function that takes it away. */
async function plant(module: string, seed: string, code: string): Promise<() => Promise<void>> {
  const path = join(app, modal, module)
  const text = await readFile(path, 'utf8')
  const beside = join(path, '..', `${seed}.ts`)
  await writeFile(beside, code)
  await writeFile(path, `import './${seed}'\n${text}`)
  return async () => {
    await writeFile(path, text)
    await rm(beside)
  }
}

test('The sizes of the units are those of the bench for the same units.', { timeout: 120_000 }, async () => {
  const ids = ['help', 'receive', 'send']
  const sets = [units, ...ids.map((id) => units.filter((each) => each !== id))]
  const [whole, ...less] = await measureSets(template, sets)
  const bench = (weights: Weights | undefined, at: number): number => weights?.page[at] ?? Number.NaN
  const ofUnits = ids.flatMap((id, index) =>
    columns.map((column, at) => ({
      what: `${id} ${column}`,
      bench: bench(whole, at) - bench(less[index], at),
      doctor: sizesOf(plain, id)[column],
    })),
  )
  // Before the click, the whole page of the bench has React and the starter app, too.
  const later = columns.slice(1).map((column, index) => ({
    what: `the whole copy ${column}`,
    bench: bench(whole, index + 1),
    doctor: totalOf(plain)[column],
  }))
  // React and the starter app stand in the chunks of the bench, so the bundler groups some shared modules in another way, and gzip finds
  // other repetitions. That moves about a hundred bytes of each chunk, and never a whole module: the smallest units have more.
  const far = [...ofUnits, ...later].filter(
    (each) => Math.abs(each.bench - each.doctor) > 200 + 0.025 * Math.abs(each.bench),
  )
  expect(far).toEqual([])
  expect(sizesOf(plain, 'receive').connected).toBeGreaterThan(5000)
})

test(
  'A large module counts for the unit and the moment that load it, and for nothing else.',
  { timeout: 120_000 },
  async () => {
    const [inHelp, inButton] = [incompressible('plantedInHelp', 50_000), incompressible('plantedInButton', 30_000)]
    const takeAway = [
      await plant('features/help/what-is-a-wallet.view.tsx', 'plantedInHelp', inHelp.code),
      await plant('react/wallet-modal-button.tsx', 'plantedInButton', inButton.code),
    ]
    const files = async () => {
      const paths = await listFiles(nodeFileSystem, app)
      return Promise.all(paths.map(async (path) => [path, await readFile(join(app, path), 'utf8')]))
    }
    const before = await files()
    const planted = await doctorSize()
    // The command writes nothing into the project.
    expect(await files()).toEqual(before)
    for (const undo of takeAway) await undo()
    const core = (outcome: SizeOutcome): Sizes => outcome.core ?? totalOf(outcome)
    expect(growth(sizesOf(planted, 'help'), sizesOf(plain, 'help'))).toSatisfy((grown: number[]) =>
      isNear(grown, [0, 0, 0, inHelp.bytes]),
    )
    for (const id of ['ethers', 'receive', 'send'])
      expect(growth(sizesOf(planted, id), sizesOf(plain, id)), id).toSatisfy((grown: number[]) =>
        isNear(grown, [0, 0, 0, 0]),
      )
    expect(growth(core(planted), core(plain))).toSatisfy((grown: number[]) => isNear(grown, [inButton.bytes, 0, 0, 0]))
    expect(growth(totalOf(planted), totalOf(plain))).toSatisfy((grown: number[]) =>
      isNear(grown, [inButton.bytes, 0, 0, inHelp.bytes]),
    )
  },
)

test(
  'esbuild counts a large module in the same column, and about the same sizes as Vite.',
  { timeout: 120_000 },
  async () => {
    const run = () => {
      const context = worldOf(nodeFileSystem, { cwd: app, packageRoot })
      return runSize({ findBundler: async () => esbuildBundler(esbuild) }, context)
    }
    const before = await run()
    const inSend = incompressible('plantedInSend', 50_000)
    const takeAway = await plant('features/send/review-facts.tsx', 'plantedInSend', inSend.code)
    const planted = await run()
    await takeAway()
    expect(before).toMatchObject({ error: null, bundler: { name: 'esbuild' }, total: { css: null } })
    expect(growth(sizesOf(planted, 'send'), sizesOf(before, 'send'))).toSatisfy((grown: number[]) =>
      isNear(grown, [0, 0, inSend.bytes, 0]),
    )
    expect(growth(sizesOf(planted, 'help'), sizesOf(before, 'help'))).toSatisfy((grown: number[]) =>
      isNear(grown, [0, 0, 0, 0]),
    )
    for (const column of columns) {
      const ratio = totalOf(before)[column] / totalOf(plain)[column]
      expect(ratio, column).toBeGreaterThan(0.9)
      expect(ratio, column).toBeLessThan(1.25)
    }
  },
)

test('A syntax error is told with its file and line, and without a stack.', { timeout: 60_000 }, async () => {
  const path = join(app, modal, 'modal/modal-parts.ts')
  const text = await readFile(path, 'utf8')
  const lines = text.split('\n')
  await writeFile(path, [...lines.slice(0, 4), 'const = 3', ...lines.slice(4)].join('\n'))
  const { exitCode, stderr, stdout } = await runCli(['doctor', 'size'], { cwd: app })
  await writeFile(path, text)
  expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: '' })
  expect(stderr).toContain('WM_BUILD_FAILED  The copy cannot be built: src/wallet-modal/modal/modal-parts.ts:5: ')
  expect(stderr).not.toMatch(/\n\s+at /)
})
