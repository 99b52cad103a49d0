import { expect, test } from 'vitest'
import { findCopy } from '../copy/find-copy'
import { runUpdate } from '../run/update/update'
import { diskWithShop } from '../test-support/copies'
import { publish, put } from '../test-support/releases'
import { worldOf } from '../test-support/world'

const file = { unit: 'core', sha256: '0'.repeat(64) }
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `a${index}.ts`)
const pending = { command: 'update', template: '1.3.0', selection: { chains: [], features: [], tests: false } }

test.each<[string, object]>([
  ['a path that leads out', { files: { '../x.ts': file } }],
  ['a path to what git keeps', { files: { 'views/.GIT/hooks/pre-commit': file } }],
  ['a path below node_modules', { files: { 'node_modules/react/index.js': file } }],
  ['a path of Windows', { files: { 'C:\\x.ts': file } }],
  ['a starter file that leads out', { starter: { '../.bashrc': file } }],
  ['a starter file inside the copied folder', { starter: { 'src/wallet-modal/index.ts': file } }],
  ['two paths that many disks take for one', { files: { 'a.ts': file, 'A.ts': file } }],
  ['a path below a file', { files: { 'a.ts': file, 'a.ts/b.ts': file } }],
  ['too many files', { files: Object.fromEntries(many(10_001).map((path) => [path, file])) }],
  [
    'too many versions',
    { files: Object.fromEntries(many(20).map((path, i) => [path, { ...file, template: `1.0.${i}` }])) },
  ],
  ['no proper version', { template: '01.2.3' }],
  ['a version that is a command', { template: '1.2.3-$(touch x)' }],
  ['a version without an end', { template: `1.2.3-${'a'.repeat(100)}` }],
  ['units that are no ids', { selection: { chains: ['../x'], features: [], tests: false } }],
  ['too many units', { selection: { chains: Array(501).fill('ethers'), features: [], tests: false } }],
  ['a pattern that has no bound', { ignored: ['*a'.repeat(80)] }],
  ['too many patterns', { ignored: many(101) }],
  ['a conflict that leads out', { pending: { ...pending, conflicts: ['../../x'] } }],
  ['a limit that has no bound', { pending: { ...pending, conflicts: [], only: '*a'.repeat(80) } }],
  ['a written text that leads out', { pending: { ...pending, conflicts: [], written: { '../x': '0'.repeat(64) } } }],
  ['more bytes than a manifest has', { note: 'x'.repeat(9_000_000) }],
])('a manifest is refused: %s', async (_, changes) => {
  const disk = await diskWithShop()
  const path = '/work/shop/src/wallet-modal/wallet-modal.json'
  const manifest = JSON.parse(disk.snapshot()[path] ?? '')
  await put(disk, path, JSON.stringify({ ...manifest, ...changes }))
  await publish(disk, '1.3.0', {})
  const before = disk.snapshot()
  await expect(findCopy(disk, '/work/shop')).rejects.toMatchObject({ code: 'WM_MANIFEST_INVALID', path })
  const world = worldOf(disk, { cwd: '/work/shop' })
  expect(await runUpdate({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_MANIFEST_INVALID' } })
  expect(disk.snapshot()).toEqual(before)
})

test.each(['.github', 'node_modules/x', '.git/x', 'dist'])(
  'a manifest in %s does not count as a copy',
  async (folder) => {
    const disk = await diskWithShop()
    const [from, to] = ['/work/shop/src/wallet-modal/wallet-modal.json', `/work/shop/${folder}/wallet-modal.json`]
    await put(disk, to, disk.snapshot()[from] ?? '')
    await disk.removeFile(from)
    await expect(findCopy(disk, '/work/shop')).rejects.toMatchObject({ code: 'WM_NO_COPY' })
  },
)

test('--only is refused with an overlong pattern.', async () => {
  const disk = await diskWithShop()
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'new\n' })
  const outcome = await runUpdate({ only: '*a'.repeat(80) }, worldOf(disk, { cwd: '/work/shop' }))
  expect(outcome).toMatchObject({ exitCode: 2, error: { code: 'WM_USAGE' } })
  expect(outcome.error?.message).toContain('after its first star')
})
