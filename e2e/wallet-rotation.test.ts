import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShortLivedStore, type WalletServerOptions } from '../template/src/wallet-modal/wallet-server'
import { login, sign } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'rotation')
const keys = { 1: new Uint8Array(32).fill(1), 2: new Uint8Array(32).fill(2) }
/** The options of the wallet server. Each start reads them again. */
const server: Partial<WalletServerOptions> = { masterSecret: { 1: keys[1] } }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-modal-rotation-'))
  server.store = openShortLivedStore(join(folder, 'short-lived'))
  server.rateLimits = generousLimits
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const wallets = useWallets(world, () => ({ server }))

/** Starts the wallet server again, with the same wallets and other master keys. */
async function restartWith(masterSecret: Readonly<Record<number, Uint8Array>>): Promise<void> {
  const backup = join(folder, `backup-${Object.keys(masterSecret).join('-')}`)
  await wallets.backUp(backup)
  await wallets.lose()
  server.masterSecret = masterSecret
  await wallets.restore(backup)
}

/** The version of the master key that the only wallet of the server needs. */
async function storedVersion(): Promise<unknown> {
  const [user = ''] = await readdir(join(wallets.stored.wallets, 'wallet'))
  const vaults = await readdir(join(wallets.stored.wallets, 'wallet', user))
  const newest = vaults.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)).at(-1) ?? ''
  const row = JSON.parse(await readFile(join(wallets.stored.wallets, 'wallet', user, newest), 'utf8')) as {
    vault: { locks: { keyVersion: number }[] }
  }
  return row.vault.locks.map(({ keyVersion }) => keyVersion)
}

async function signOut(host: HostPage): Promise<void> {
  await host.part('host-disconnect').click()
  await host.seesFact('connected', 'false')
}

test('a new master key: the wallet moves at the next login, keeps its address, and opens without the old key', async () => {
  const { host } = await world.visit({ config: { options: { hosts: { auth: wallets.origin } } } })
  const mailbox = mailboxes.newAddress()
  const address = await login(host, mailboxes, mailbox)
  expect(await storedVersion()).toEqual([1])

  await restartWith(keys)
  await signOut(host)
  expect(await login(host, mailboxes, mailbox, 2)).toBe(address)
  await expect.poll(storedVersion).toEqual([2])

  await restartWith({ 2: keys[2] })
  await host.page.reload()
  await host.seesFact('connected', 'true')
  expect(verifyMessage('Grüße, 世界', await sign(host))).toBe(address)
  await signOut(host)
  expect(await login(host, mailboxes, mailbox, 3)).toBe(address)
})
