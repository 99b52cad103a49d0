import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { paintFor } from '../../report/paint'
import { outcomeJson } from '../../report/json'
import { sizeText } from '../../report/size-text'
import type { Built, BuildInput, Bundler } from '../../size/bundler'
import { gzipped } from '../../size/phases'
import { diskWithShop } from '../../test-support/copies'
import { jsonContract } from '../../test-support/json-contract'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { put } from '../../test-support/releases'
import { worldOf } from '../../test-support/world'
import type { RunContext } from '../context'
import { runSize, type SizeOutcome } from './size'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const shop = '/work/shop'
const modal = 'src/wallet-modal'

/** A bundler that makes a chunk of each file. Fails for a file with an import of an absent feature. */
class FakeBundler implements Bundler {
  readonly name = 'vite'
  readonly version = '8.0.0'
  readonly built: BuildInput[] = []

  async build(input: BuildInput): Promise<Built> {
    this.built.push(input)
    const decoder = new TextDecoder()
    const texts = [...input.files].map(([path, bytes]) => [path, decoder.decode(bytes)] as const)
    for (const [path, text] of texts)
      if (text.includes('../features/send') && !input.files.has(`${modal}/features/send/index.ts`))
        throw new Error(`${path} imports "../features/send", and there is no such file.`)
    return {
      chunks: texts.map(([path, text]) => ({ name: path, code: text, modules: [path], imports: [] })),
      styleSheets: texts.flatMap(([path, text]) => (path.endsWith('.css') ? text : [])),
    }
  }
}

const run = (
  disk: MemoryFileSystem,
  { bundler = new FakeBundler(), ...changes }: Partial<RunContext> & { bundler?: Bundler | null; dir?: string } = {},
): Promise<SizeOutcome> =>
  runSize(
    { findBundler: async () => bundler, ...(changes.dir === undefined ? {} : { dir: changes.dir }) },
    worldOf(disk, { cwd: shop, ...changes }),
  )

/** An app with EVM, Solana, sending and swaps, with a module of each phase and a style sheet. */
async function withPhases(): Promise<MemoryFileSystem> {
  const disk = await diskWithShop({ chains: 'ethers,solana', features: 'send,swaps' })
  const modules = ['modal/modal-parts.ts', 'services/http.rpc-client.ts', 'modal/account-parts.ts']
  for (const path of [...modules, 'views/account/account-views.ts']) await put(disk, `${shop}/${modal}/${path}`, path)
  await put(disk, `${shop}/${modal}/theme/tokens.css`, ':root {}\n')
  await put(disk, `${shop}/src/app.tsx`, "import { createWalletModal } from './wallet-modal'\n")
  return disk
}

const sizesOf = ({ units }: SizeOutcome, id: string) => units.find(({ unit }) => unit === id)?.sizes

describe('the sizes', () => {
  test('are those of the copy minus those of the copy without the unit, and nothing is written', async () => {
    const disk = await withPhases()
    const before = disk.snapshot()
    const bundler = new FakeBundler()
    const outcome = await run(disk, { bundler })
    expect(outcome).toMatchObject({ ok: true, exitCode: 0, target: modal, warnings: [], used: ['createWalletModal'] })
    expect(outcome.units.map(({ unit, together }) => [unit, together])).toEqual([
      ['ethers', []],
      ['send', ['swaps']],
      ['solana', []],
      ['swaps', []],
    ])
    // The builds are the whole copy, the core, and four copies without a unit.
    expect(bundler.built.length).toBe(6)
    expect(sizesOf(outcome, 'solana')?.connected).toBe(gzipped('solana\n'))
    expect(sizesOf(outcome, 'solana')).toMatchObject({ beforeClick: 0, opening: 0, css: 0 })
    expect(outcome.total?.css).toBe(gzipped(':root {}\n'))
    expect(outcome.total?.opening).toBe(gzipped('modal/modal-parts.ts'))
    expect(disk.snapshot()).toEqual(before)
    expect(v.is(jsonContract['doctor size'], JSON.parse(outcomeJson(outcome)))).toBe(true)
  })

  test('count the edits of the team', async () => {
    const disk = await withPhases()
    const plain = await run(disk)
    await put(disk, `${shop}/${modal}/features/swaps/index.ts`, 'swaps with much more text than the template has\n')
    await put(disk, `${shop}/${modal}/own.ts`, 'a file of the team\n')
    const edited = await run(disk)
    const growth = (id: string) => (sizesOf(edited, id)?.onDemand ?? 0) - (sizesOf(plain, id)?.onDemand ?? 0)
    expect(growth('swaps')).toBeGreaterThan(30)
    expect(growth('send')).toBe(growth('swaps'))
    expect(growth('solana')).toBe(0)
    expect((edited.core?.onDemand ?? 0) - (plain.core?.onDemand ?? 0)).toBe(gzipped('a file of the team\n'))
  })

  test('are left out for a unit that the copy cannot do without any more, and the other units are measured', async () => {
    const disk = await withPhases()
    await put(disk, `${shop}/${modal}/own.ts`, "import '../features/send'\n")
    const outcome = await run(disk)
    expect(outcome).toMatchObject({ exitCode: 0, core: null })
    expect(outcome.units.find(({ unit }) => unit === 'send')).toMatchObject({
      sizes: null,
      problem: 'src/wallet-modal/own.ts imports "../features/send", and there is no such file.',
    })
    expect(sizesOf(outcome, 'solana')).not.toBe(null)
    const text = sizeText(outcome, wording)
    expect(text).toContain('The copy cannot be built without send: src/wallet-modal/own.ts imports')
    expect(text).toMatch(/^ {2}send +\? +\? +\? +\? +\? {2}with swaps$/m)
  })

  test('say when a module that begins a phase is not there, and when no file creates a modal', async () => {
    const disk = await withPhases()
    await disk.removeFile(`${shop}/${modal}/modal/modal-parts.ts`)
    await disk.removeFile(`${shop}/src/app.tsx`)
    const { warnings } = await run(disk)
    expect(warnings).toEqual([
      expect.stringContaining('No file of the project creates a modal'),
      expect.stringContaining('src/wallet-modal/modal/modal-parts.ts: what loads with it'),
    ])
  })

  test('are reported in kB, with a dash where nothing differs', async () => {
    const text = sizeText(await run(await withPhases()), wording)
    expect(text).toMatch(/^ {2}unit +before click +opening +connected +on demand +styles$/m)
    expect(text).toMatch(/^ {2}solana +– +– +0\.0 +0\.1 +–$/m)
    expect(text).toMatch(/^ {2}whole copy +0\.1 +0\.0 +0\.\d +1\.\d +0\.0$/m)
    expect(text).toContain('Built with vite 8.0.0 of the project')
    expect(text).toContain('Not counted: React,')
  })
})

describe('an error', () => {
  test('names the file and the line at which the copy cannot be built', async () => {
    const bundler = new FakeBundler()
    bundler.build = async () => {
      throw Object.assign(new Error('Unexpected token'), { loc: { file: `${shop}/${modal}/a.ts`, line: 5 } })
    }
    const { exitCode, error } = await run(await withPhases(), { bundler })
    expect({ exitCode, ...error }).toMatchObject({
      exitCode: 4,
      code: 'WM_BUILD_FAILED',
      message: 'The copy cannot be built: src/wallet-modal/a.ts:5: Unexpected token.',
      path: 'src/wallet-modal/a.ts',
    })
  })

  test.each([
    ['mobx', 'Run: npm install'],
    ['@team/parts', 'Run: npm install @team/parts'],
  ])('names %s, which is not installed', async (name, hint) => {
    const bundler = new FakeBundler()
    bundler.build = async () => {
      throw new Error(`[vite]: Rolldown failed to resolve import "${name}/deep" from "${shop}/${modal}/a.ts".`)
    }
    const { error } = await run(await withPhases(), { bundler })
    expect(error).toMatchObject({
      code: 'WM_NOT_INSTALLED',
      message: `${name} is not installed, but src/wallet-modal/a.ts imports it.`,
      hint,
    })
  })

  test('says what to install when there is no bundler', async () => {
    const disk = await withPhases()
    expect((await run(disk, { bundler: null })).error).toMatchObject({
      code: 'WM_NOT_INSTALLED',
      message: 'The dependencies are not installed.',
      hint: 'Run: npm install',
    })
    await put(disk, `${shop}/package.json`, '{ "dependencies": { "next": "^16.0.0" } }')
    const { error, exitCode } = await run(disk, { bundler: null })
    expect({ exitCode, ...error }).toMatchObject({
      exitCode: 4,
      code: 'WM_NOT_INSTALLED',
      message: 'The project has neither Vite nor esbuild.',
      hint: expect.stringContaining('Run: npm install vite --save-dev.'),
    })
    await put(disk, `${shop}/pnpm-lock.yaml`, '')
    await disk.removeFile(`${shop}/package-lock.json`).catch(() => {})
    expect((await run(disk, { bundler: null })).error?.hint).toContain('Run: pnpm add vite --save-dev.')
  })

  test('comes of archives of packages, of several copies, and of a release that is not known', async () => {
    const disk = await withPhases()
    await put(disk, `${shop}/.pnp.cjs`, '')
    expect((await run(disk)).error?.message).toContain('Plug’n’Play')
    await disk.removeFile(`${shop}/.pnp.cjs`)
    const manifest = disk.snapshot()[`${shop}/${modal}/wallet-modal.json`] ?? ''
    await put(disk, `${shop}/wallet-modal/wallet-modal.json`, manifest)
    expect((await run(disk)).error?.code).toBe('WM_COPY_AMBIGUOUS')
    expect(await run(disk, { dir: modal })).toMatchObject({ ok: true, target: modal })
    await put(disk, `${shop}/${modal}/wallet-modal.json`, manifest.replace('"1.2.3"', '"1.1.0"'))
    expect((await run(disk, { dir: modal })).error).toMatchObject({
      code: 'WM_BASE_MISSING',
      hint: expect.stringContaining('create-wallet-modal@1.1.0 doctor size'),
    })
  })

  test('ends the run before the next build when it is interrupted', async () => {
    const stop = new AbortController()
    const bundler = new FakeBundler()
    const progress = (line: string) => {
      if (line.includes('(3 of')) stop.abort('SIGINT')
    }
    const outcome = await run(await withPhases(), { bundler, signal: stop.signal, progress })
    expect(outcome).toMatchObject({ exitCode: 130, error: { code: 'WM_INTERRUPTED' } })
    expect(bundler.built.length).toBeLessThan(6)
  })
})
