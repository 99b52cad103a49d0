import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from './support/email-visitor'
import { Mailboxes } from './support/mailboxes'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'restore')
const wallets = useWallets(world, () => ({ server: { rateLimits: generousLimits } }))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-modal-restore-'))
  const config = fileURLToPath(new URL('../template/src/wallet-modal/wallet-check/vite.config.ts', import.meta.url))
  await build({ configFile: config, logLevel: 'error', build: { outDir: join(folder, 'check') } })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Runs the built check. The only file that it needs is itself. */
async function check(database: string, masterKey: string, ...options: string[]) {
  const env = { PATH: process.env['PATH'], WALLET_DATABASE: database, WALLET_MASTER_KEY: masterKey }
  return new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(folder, 'check', 'check.mjs'), ...options],
      { env, cwd: folder },
      (error, output, errors) => resolve({ code: error?.code ?? 0, output, errors }),
    )
  })
}

test('after the loss of the server, a backup and the master key give the visitor the same account', async () => {
  const { host } = await world.visit({
    config: { options: { hosts: { auth: wallets.origin } } },
    expects: [/status of 401/, /Log in first/],
  })
  const mailbox = mailboxes.newAddress()
  const address = await login(host, mailboxes, mailbox)
  const masterKey = await wallets.masterKey()
  const { wallets: database } = wallets.stored

  const first = await check(database, masterKey)
  expect(first.code).toBe(1)
  expect(first.errors).toContain('There is no canary in this database')
  expect(await check(database, masterKey, '--create-canary')).toMatchObject({ code: 0, errors: '' })

  const backup = join(folder, 'backup')
  await wallets.backUp(backup)
  await wallets.lose()
  const checked = await check(backup, masterKey)
  expect(checked).toMatchObject({ code: 0, errors: '' })
  expect(checked.output).toMatch(/^2 users, 2 wallets\.\n/)
  expect(checked.output).toMatch(/The canary's wallet opens: 0x[0-9a-fA-F]{40}\.\n$/)

  await wallets.restore(backup)
  await host.page.reload()
  await host.seesStatus('disconnected')
  expect(await login(host, mailboxes, mailbox, 2)).toBe(address)
})

test('the check finds a wrong master key and damaged rows, and names nobody', async () => {
  const masterKey = await wallets.masterKey()
  const { wallets: database } = wallets.stored
  await check(database, masterKey, '--create-canary')
  const backup = join(folder, 'damaged')
  await wallets.backUp(backup)

  const wrong = await check(backup, Buffer.alloc(32, 1).toString('base64url'))
  expect(wrong.code).toBe(1)
  expect(wrong.errors).toBe(
    "Problem: The canary's wallet does not open: the master key is another one, or the row was changed.\n",
  )
  for (const user of await readdir(join(backup, 'wallet')))
    await writeFile(join(backup, 'wallet', user, '1.json'), '{"walletId":"half')
  const damaged = await check(backup, masterKey)
  expect(damaged.code).toBe(1)
  expect(damaged.errors).toMatch(/Problem: The rows of user [0-9a-f]{32}: .*a row is damaged/)
  expect(damaged.errors).not.toContain('example.com')

  expect(await check(backup, 'short')).toMatchObject({ code: 1, errors: expect.stringContaining('is not 32 bytes') })
  expect(await check('redis://127.0.0.1', masterKey)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('cannot be kept in Redis'),
  })
  expect(await check(backup, masterKey, '--fix')).toMatchObject({
    code: 1,
    errors: 'The wallets could not be checked: --fix is no option. The only option is --create-canary\n',
  })
})
