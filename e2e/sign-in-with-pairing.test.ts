import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostConfig } from './host/config'
import { pair, pairingConfig, showCode } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts

const signingIn = (more: Partial<HostConfig> = {}) =>
  pairingConfig(world, { signIn: { kind: 'local', statement: 'Welcome to the host app.' }, ...more })

test('one approval on the phone connects and signs in, without another question', async () => {
  const { host, page } = await world.visit({ config: signingIn() })
  await pair(world, host)
  await host.seesFact('address', first)
  expect(await host.fact('events')).toContain('SIWX_AUTH_SUCCESS')
  await page.reload()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  await host.seesClosed()
})

test('the phone shows the page’s message to its user', async () => {
  const { host, page } = await world.visit({ config: signingIn() })
  const phone = world.phone
  await phone.scan(await showCode(host))
  const { method, details } = await world.wallet.approve()
  expect(method).toBe('wc_sessionAuthenticate')
  expect(details.at(-1)?.value).toContain(
    `${new URL(page.url()).host} wants you to sign in with your Ethereum account:`,
  )
  expect(details.at(-1)?.value).toContain('Welcome to the host app.')
  await host.seesFact('address', first)
})

test('a wallet that does not know the method is connected, and then asked to sign', async () => {
  const { host } = await world.visit({ config: signingIn() })
  await world.wallet.approveAll()
  await world.wallet.set({ pairingSignIn: 'unknown' })
  const phone = world.phone
  await phone.scan(await showCode(host))
  await host.seesFact('address', first)
  await host.sees('SIWXSignMessage')
})

test('a wallet that signs another message is refused', async () => {
  const { host } = await world.visit({ config: signingIn() })
  await world.wallet.approveAll()
  await world.wallet.set({ pairingSignIn: 'other-nonce' })
  const phone = world.phone
  await phone.scan(await showCode(host))
  await host.in('wm-retry').waitFor()
  await host.seesStatus('disconnected')
  await expect.poll(() => phone.sessions()).toEqual([])
})

test('a signature of another key is refused in the words of the specification', async () => {
  const { host } = await world.visit({ config: signingIn() })
  await world.wallet.approveAll()
  await world.wallet.set({ pairingSignIn: 'other-signer' })
  const phone = world.phone
  await phone.scan(await showCode(host))
  await host.in('wm-retry').waitFor()
  await expect.poll(() => host.in('wm-connecting').textContent()).toContain('The signature is not valid')
  await host.seesStatus('disconnected')
})

test('a phone that left the page for its wallet is connected when it returns', async () => {
  // A reload removes the message that the local kind keeps in memory, so the visitor is asked again.
  const expects = [/Not signed in with the pairing/]
  const { host, page } = await world.visit({ config: signingIn(), isPhone: true, wallets: [], expects })
  await host.open()
  await host.wallet('Sandbox Phone').tap()
  const button = host.in('wm-open-wallet')
  await expect.poll(() => button.isEnabled()).toBe(true)
  await button.tap()
  await page.waitForURL(/\/pair\/wc\?uri=wc/)
  expect(await world.wallet.approve()).toMatchObject({ method: 'wc_sessionAuthenticate' })
  await page.goBack()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  await host.sees('SIWXSignMessage')
})

test('the cloud signs in with the same approval, keeps the session across a reload, and ends it with the connection', async () => {
  const { host, page } = await world.visit({ config: signingIn({ signIn: { kind: 'cloud', statement: 'Welcome.' } }) })
  await pair(world, host)
  await host.seesFact('address', first)
  const stored = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('siwx')))
  expect(await stored()).toEqual(['wallet-modal:default:siwx-auth-token'])
  await page.reload()
  await host.seesFact('address', first)
  await host.seesStatus('connected')
  await host.seesClosed()
  await host.part('host-disconnect').click()
  await host.seesStatus('disconnected')
  await expect.poll(stored).toEqual([])
  const log = await world.services.requests()
  const asked = log.filter(({ service }) => service === 'auth').map(({ method, path }) => `${method} ${path}`)
  expect(asked).toContain('POST /api/auth/v1/authenticate')
  expect(asked.at(-1)).toBe('POST /api/auth/v1/sign-out')
})
