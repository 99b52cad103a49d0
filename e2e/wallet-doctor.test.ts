import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const program = fileURLToPath(new URL('../bin/create-wallet-modal.js', import.meta.url))
const wallets = useWallets(world)
let project: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'wallet-modal-doctor-'))
  await writeFile(join(project, 'package.json'), '{"name":"shop"}')
  await wallets.writeBuild(join(project, 'dist-wallet'))
})
afterAll(async () => {
  await rm(project, { recursive: true, force: true })
})

/** What `doctor --wallet` says about the frame. */
function checksOf(url: string): Promise<Record<string, string>> {
  const args = [program, 'doctor', '--wallet', url, '--json', '--cwd', project]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, (_, stdout) => {
      try {
        const { checks } = JSON.parse(stdout) as { checks: { id: string; group: string; status: string }[] }
        const own = checks.filter(({ group }) => group === 'wallet')
        resolve(Object.fromEntries(own.map(({ id, status }) => [id, status])))
      } catch (error) {
        reject(new Error(stdout, { cause: error }))
      }
    })
  })
}

const fine = {
  'wallet:policy': 'ok',
  'wallet:embedders': 'ok',
  'wallet:headers': 'ok',
  'wallet:account-page': 'ok',
  'wallet:confirm-page': 'ok',
  'wallet:loading-page': 'ok',
  'wallet:files': 'ok',
  'wallet:server': 'ok',
}

test('doctor finds nothing at a frame that is served as its README says, and then a script that was changed', async () => {
  expect(await checksOf(wallets.origin)).toEqual(fine)
  const assets = join(project, 'dist-wallet', 'assets')
  const [script = ''] = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  await appendFile(join(assets, script), '\n')
  expect(await checksOf(wallets.origin)).toEqual({ ...fine, 'wallet:files': 'fail' })
})

test('doctor says that a page of the app is no wallet frame', async () => {
  const found = await checksOf(world.host('plain').origin)
  expect(found).toMatchObject({ 'wallet:policy': 'fail', 'wallet:embedders': 'fail', 'wallet:server': 'fail' })
})
