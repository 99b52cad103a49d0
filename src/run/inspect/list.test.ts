import { describe, expect, test } from 'vitest'
import { listText } from '../../report/list-text'
import { paintFor } from '../../report/paint'
import { languageFiles } from '../../test-support/languages'
import { diskWith, worldOf } from '../../test-support/world'
import { runCreate } from '../create/create'
import { runList, type UnitReport } from './list'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const states = (units: readonly UnitReport[]): Record<string, string> =>
  Object.fromEntries(units.map(({ id, state }) => [id, state]))

async function shop(
  flags: Record<string, unknown> = {},
  files: Record<string, string> = {},
): Promise<ReturnType<typeof diskWith>> {
  const disk = diskWith(files)
  await runCreate({ dir: 'shop', ...flags }, worldOf(disk))
  return disk
}

describe('in a project with the modal', () => {
  test('lists installed, required and available units, from a subfolder too', async () => {
    const disk = await shop({ features: 'swaps' })
    for (const cwd of ['/work/shop', '/work/shop/src/wallet-modal/features']) {
      const outcome = await runList({}, worldOf(disk, { cwd }))
      expect(outcome).toMatchObject({ ok: true, exitCode: 0, target: 'src/wallet-modal', project: '/work/shop' })
      expect(outcome.version).toEqual({ cli: '1.2.3', from: '1.2.3', to: '1.2.3' })
      expect(states(outcome.units)).toEqual({
        ethers: 'installed',
        solana: 'available',
        send: 'required',
        swaps: 'installed',
      })
    }
  })

  test('A unit says which units need it, which it brings, and which packages are missing.', async () => {
    const { units } = await runList({}, worldOf(await shop({ features: 'none' }), { cwd: '/work/shop' }))
    expect(units.find(({ id }) => id === 'swaps')).toMatchObject({ brings: ['send'], requires: ['send'], missing: [] })
    expect(units.find(({ id }) => id === 'solana')).toMatchObject({
      packages: { 'solana-lib': '^1.0.0' },
      missing: ['solana-lib'],
    })
    expect(units.find(({ id }) => id === 'ethers')).toMatchObject({ packages: { ethers: '^6.0.0' }, missing: [] })
  })

  test('--installed and --everything change which units are listed.', async () => {
    const world = worldOf(await shop({ features: 'swaps' }), { cwd: '/work/shop' })
    const { units } = await runList({ installed: true }, world)
    expect(units.map(({ id }) => id)).toEqual(['ethers', 'send', 'swaps'])
    expect((await runList({ everything: true }, world)).units.map(({ id }) => id)).toContain('core')
  })

  test('--dir names the copy; a folder that is no copy is an error.', async () => {
    const world = worldOf(await shop(), { cwd: '/work/shop' })
    expect(await runList({ dir: 'src/wallet-modal' }, world)).toMatchObject({ exitCode: 0, target: 'src/wallet-modal' })
    expect(await runList({ dir: 'src' }, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_NO_COPY' } })
  })

  test('A manifest that cannot be read is an error.', async () => {
    const disk = diskWith({ '/work/package.json': '{}', '/work/src/wallet-modal/wallet-modal.json': '<<<<<<< mine' })
    expect(await runList({}, worldOf(disk))).toMatchObject({ exitCode: 4, error: { code: 'WM_MANIFEST_INVALID' } })
  })

  test('When this package does not know the copy’s version, the report says so and lists this version’s units.', async () => {
    const disk = diskWith({
      '/work/package.json': '{}',
      '/work/src/wallet-modal/wallet-modal.json': JSON.stringify({
        schema: 1,
        template: '0.9.0',
        selection: { chains: ['ethers'], features: [], tests: false },
        format: 'none',
        files: {},
        ignored: [],
        pending: {
          command: 'update',
          template: '1.2.3',
          selection: { chains: ['ethers'], features: [], tests: false },
          conflicts: ['src/wallet-modal/index.ts'],
        },
      }),
    })
    const { units, warnings } = await runList({}, worldOf(disk))
    expect(states(units)).toMatchObject({ ethers: 'installed', solana: 'available' })
    expect(warnings).toEqual([
      expect.stringContaining('The update to 1.2.3 waits for 1 file with conflicts'),
      expect.stringContaining('does not have the template 0.9.0'),
    ])
  })
})

test.each([{}, { '/work/package.json': '{"dependencies":{"ethers":"5"}}' }])(
  'without a copy everything can be added, and the defaults are marked: %j',
  async (files) => {
    const outcome = await runList({}, worldOf(diskWith(files)))
    expect(outcome).toMatchObject({ ok: true, target: null, selection: null, version: { from: null } })
    expect(new Set(outcome.units.map(({ state }) => state))).toEqual(new Set(['available']))
    expect(outcome.units.filter((unit) => unit.default).map(({ id }) => id)).toEqual(['ethers', 'send'])
    expect(listText(outcome, wording)).toContain('  * ethers')
    expect(listText(outcome, wording)).toContain('No copy of the modal here')
  },
)

test('The text report has one line per unit, and says how to add one.', async () => {
  const text = listText(await runList({}, worldOf(await shop({ features: 'swaps' }), { cwd: '/work/shop' })), wording)
  expect(text).toContain('The modal 1.2.3 in src/wallet-modal, with the tests that protect your edits')
  expect(text).toContain('  + send    Send — needed by swaps')
  expect(text).toContain('  · solana  Solana — packages: solana-lib')
  expect(text).toContain('npx create-wallet-modal add solana')
})

describe('languages', () => {
  test('Languages are units of the kind `locale`, and have a group of their own in the text report.', async () => {
    const disk = await shop({ locales: 'de' }, languageFiles)
    const outcome = await runList({}, worldOf(disk, { cwd: '/work/shop' }))
    expect(outcome.units.filter(({ kind }) => kind === 'locale')).toMatchObject([
      { id: 'locale-ar', state: 'available', default: true, brings: [] },
      { id: 'locale-de', state: 'installed', default: true, requires: ['words'] },
      { id: 'locale-pt-br', state: 'available' },
    ])
    expect(outcome.selection?.features).toEqual(['locale-de', 'send'])
    expect(listText(outcome, wording)).toContain(`
Languages
  · locale-ar     Language ar
  ✓ locale-de     Language de — needs words
  · locale-pt-br  Language pt-BR

`)
  })

  test('`list --installed` lists the languages that the copy has.', async () => {
    const world = worldOf(await shop({ locales: 'de' }, languageFiles), { cwd: '/work/shop' })
    const { units } = await runList({ installed: true }, world)
    expect(units.map(({ id }) => id)).toEqual(['ethers', 'send', 'locale-de'])
  })

  test('In a project without a copy, languages are marked as copied by default.', async () => {
    expect(listText(await runList({}, worldOf(diskWith(languageFiles))), wording)).toContain('  * locale-de ')
  })
})
