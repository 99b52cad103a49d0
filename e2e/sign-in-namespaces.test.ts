import { expect, test } from 'vitest'
import { bitcoinKeys } from '../src/sandbox/bitcoin/dev-keys'
import type { HostPage } from './support/host-page'
import { bitcoinNetworks } from './support/networks'
import { pairingConfig, showCode } from './support/phone'
import { SolanaChain, solanaConfig, solanaFirst } from './support/solana'
import { storedRows } from './support/storage'
import { useWorld } from './support/world'

const world = useWorld()
const told = [/\[wallet-modal\]/, /Failed to load resource/]
const signIn = { kind: 'local', statement: 'Welcome' } as const

async function connectAsked(host: HostPage): Promise<void> {
  await host.choose('Sandbox Wallet')
  await world.wallet.approve()
  await host.sees('SIWXSignMessage')
}

test.each([
  ['none', signIn],
  ['yes', signIn],
  ['yes', { kind: 'local' }],
] as const)('on Solana, with solana:signIn: %s, by %j', async (solanaSignIn, how) => {
  await world.wallet.set({ solanaSignIn })
  const { host, page } = await world.visit({ config: { ...solanaConfig(world), signIn: how }, expects: told })
  await connectAsked(host)
  await host.signIn()
  await host.seesClosed()
  const session = `${new SolanaChain(world).caipNetworkId}:${solanaFirst}`
  await host.seesFact('session', session)
  await page.reload()
  await host.seesFact('session', session)
})

test.each(['other-domain', 'other-address', 'other-signature'] as const)(
  'a signature of a Solana wallet with %s is refused',
  async (solanaSignIn) => {
    await world.wallet.set({ solanaSignIn })
    const { host, page } = await world.visit({ config: { ...solanaConfig(world), signIn }, expects: told })
    await connectAsked(host)
    await host.in('wm-siwx-sign').click()
    await world.wallet.approve()
    await host.in('wm-alert').waitFor()
    await host.seesFact('session', 'signed-out')
    expect(await storedRows(page, 'siwxSessions')).toEqual([])
  },
)

test('on Bitcoin', async () => {
  const { host, page } = await world.visit({
    config: { networks: bitcoinNetworks(world.endpoints), adapters: ['bitcoin'], signIn },
    expects: told,
  })
  await connectAsked(host)
  await host.signIn()
  await host.seesClosed()
  await expect.poll(() => host.fact('session')).toContain(bitcoinKeys[0]?.payment)
  await page.reload()
  await expect.poll(() => host.fact('session')).toContain(bitcoinKeys[0]?.payment)
})

test('[C4-16] a phone that supports it signs in with the same approval that pairs it', async () => {
  await world.wallet.approveAll()
  const { host, page } = await world.visit({ config: { ...pairingConfig(world), signIn }, expects: told })
  await world.phone.scan(await showCode(host))
  await host.seesFact('connected', 'true')
  await expect.poll(() => host.fact('session')).toMatch(/^eip155:31337:0x/)
  await host.seesClosed()
  expect((await host.fact('events')).split(' ')).toContain('SIWX_AUTH_SUCCESS')
  await page.reload()
  await expect.poll(() => host.fact('session')).toMatch(/^eip155:31337:0x/)
  await host.part('host-disconnect').click()
  await expect.poll(() => storedRows(page, 'siwxSessions')).toEqual([])
  await expect.poll(() => world.phone.sessions()).toEqual([])
})

test('a phone that signs with another key is refused', async () => {
  await world.wallet.approveAll()
  await world.wallet.set({ pairingSignIn: 'other-signer' })
  const { host, page } = await world.visit({ config: { ...pairingConfig(world), signIn }, expects: told })
  await world.phone.scan(await showCode(host))
  await expect.poll(() => world.phone.sessions()).toEqual([])
  await host.seesFact('connected', 'false')
  expect(await storedRows(page, 'siwxSessions')).toEqual([])
})
