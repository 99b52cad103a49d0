import { isHex, stringToHex, verifyMessage, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '../src/sandbox/json'
import type { WindowProvider } from '../template/src/wallet-modal/domain/wallets/social-names'
import { PublishedPage } from './published-client/published-page'
import { BundledPage } from './support/bundled-page'
import { login as loginWithOurs, otherCode } from './support/email-visitor'
import { observer, visitorOf } from './support/frame-world'
import { Mailboxes } from './support/mailboxes'
import { sandboxNetworks } from './support/networks'
import { chainReader, gifts, received } from './support/smart-accounts/smart-visitor'
import { clientsOf, logInAt } from './support/social-visitor'
import { generousLimits, useWallets } from './support/use-wallets'
import { openedWindow } from './support/opened-window'
import { useWorld } from './support/world'

// Our frame and our server with a client that others have written: the published client, whose messages our protocol follows.

const world = useWorld()
const mailboxes = new Mailboxes(world, 'published')
let app: BundledPage

beforeAll(async () => {
  app = await BundledPage.start(new URL('./published-client/page.ts', import.meta.url), world.endpoints)
})
afterAll(() => app.close())

const wallets = useWallets(world, () => ({
  apps: [app.origin, world.host('plain').origin],
  smartAccounts: 'delegation',
  server: {
    deviceApproval: 'new',
    rateLimits: generousLimits,
    socials: clientsOf(world.endpoints),
    farcaster: world.endpoints.farcaster,
  },
}))

/** Opens two tabs of one browser: the host app, which has our own client, and an app with the published client. */
async function open() {
  const config = { options: { hosts: { auth: wallets.origin } } }
  // The wallet server refuses some requests on purpose.
  const { host, context } = await world.visit({ config, scripts: [observer], expects: [/status of 4\d\d/] })
  const [first = 0, second = 0] = sandboxNetworks(world.endpoints).map(({ id }) => id)
  const address = app.address({ wallet: wallets.origin, chainId: `eip155:${first}` })
  const client = await PublishedPage.open(await context.newPage(), address, wallets.origin)
  return { host, context, client, visitor: visitorOf(client.page, mailboxes), first, second }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Logs in with the link and the code of two mails. */
async function logIn({ client, visitor, first }: Opened) {
  const mailbox = visitor.newAddress()
  expect(await client.call('connectEmail', { email: mailbox })).toEqual({ action: 'VERIFY_DEVICE' })
  await Promise.all([client.call('connectDevice'), visitor.approveBrowser(mailbox)])
  const code = await visitor.readCode(mailbox)
  await expect(client.call('connectOtp', { otp: otherCode(code) })).rejects.toThrow('Invalid code. Try again')
  await client.call('connectOtp', { otp: code })
  return { mailbox, user: await client.call('connect', { chainId: first }) }
}

const message = 'Grüße, 世界'
const signingOf = (address: string) => ({ method: 'personal_sign' as const, params: [stringToHex(message), address] })

/** Asks the account to sign a message, and approves the request in the frame. Returns the signature and the text of the approval. */
async function sign({ client, visitor }: Opened, address: string) {
  const approve = async () => {
    const screen = await visitor.sees()
    await visitor.approve()
    return screen
  }
  const [signature, screen] = await Promise.all([client.call('request', signingOf(address)), approve()])
  return { signature: asHex(signature), screen }
}

const asHex = (value: unknown): Hex => (isHex(value) ? value : expect.fail(String(value)))

test('[C7-20] [C7-21] [C7-24] [C7-25] [C7-27] [C7-30] the published client logs a visitor in by e-mail, switches the network, gets a message signed and signs out at our frame, and the account is the one of our own client', async () => {
  const opened = await open()
  const { host, client, visitor, first, second } = opened
  const parameters = { projectId: 'an-app', chainId: `eip155:${first}`, version: '4', enableLogger: 'false' }
  expect(client.parameters).toEqual(parameters)
  expect(await client.call('isConnected')).toEqual({ isConnected: false })
  const { mailbox, user } = await logIn(opened)
  const { address } = user
  expect(user).toMatchObject({ email: mailbox, chainId: first, preferredAccountType: 'eoa' })
  expect(await client.call('isConnected')).toEqual({ isConnected: true })
  expect(await client.call('getUser', {})).toEqual(user)

  expect(await client.call('getChainId')).toEqual({ chainId: first })
  expect(await client.call('switchNetwork', `eip155:${second}`)).toEqual({ chainId: second })
  expect(await client.call('getChainId')).toEqual({ chainId: second })
  expect(await client.call('getUser', {})).toMatchObject({ address, chainId: second })

  const accent = 'rgb(0, 128, 128)'
  await client.call('syncTheme', { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': accent } })
  const metadata = { name: 'A foreign app', description: 'An app', url: app.origin, icons: [] }
  await client.call('syncDappData', { projectId: 'an-app', metadata })
  const { signature, screen } = await sign(opened, address)
  expect(await verifyMessage({ address: asHex(address), message, signature })).toBe(true)
  expect(screen).toMatchObject({ isDark: true, accent })
  for (const shown of [message, app.origin, 'This site calls itself “A foreign app”', 'Sandbox Two'])
    expect(screen.text).toContain(shown)
  expect(await client.call('request', { method: 'eth_accounts' })).toEqual([address])
  expect(await client.call('request', { method: 'eth_getBalance', params: [address, 'latest'] })).toBe('0x0')
  await Promise.all([
    expect(client.call('request', signingOf(address))).rejects.toThrow('User rejected the request'),
    visitor.sees().then(() => visitor.decline()),
  ])

  await client.call('disconnect')
  expect(await client.call('isConnected')).toEqual({ isConnected: false })
  await expect(client.call('getUser', {})).rejects.toThrow('Nobody is logged in to this wallet')
  const loggingIn = ['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP', 'GET_USER', 'IS_CONNECTED', 'SIGN_OUT']
  const others = ['GET_CHAIN_ID', 'SWITCH_NETWORK', 'RPC_REQUEST', 'SYNC_THEME', 'SYNC_DAPP_DATA']
  expect(await client.answered()).toEqual(new Set([...loggingIn, ...others]))

  await host.page.bringToFront()
  expect(await loginWithOurs(host, mailboxes, mailbox, 3)).toBe(address)
})

test('[C7-26] [C7-29] the published client chooses the smart account, which signs a message and sends a batch, and changes the e-mail address; the frame still knows both after a reload', async () => {
  const opened = await open()
  const { client, visitor, first, second } = opened
  const { mailbox, user } = await logIn(opened)
  const enabled = await client.call('getSmartAccountEnabledNetworks')
  expect(enabled).toEqual({ smartAccountEnabledNetworks: [first, second] })
  const { type, address } = await client.call('setPreferredAccount', 'smartAccount')
  expect(type).toBe('smartAccount')
  expect(address).not.toBe(user.address)
  const accounts = [
    { type: 'eoa', address: user.address },
    { type: 'smartAccount', address },
  ]
  const smart = { address, accounts, preferredAccountType: 'smartAccount', smartAccountDeployed: false }
  expect(await client.call('getUser', { chainId: first })).toMatchObject(smart)
  const { signature } = await sign(opened, address)
  const reader = chainReader(world)
  expect(await reader.verifyMessage({ address: asHex(address), message, signature })).toBe(true)

  await world.kit.fund(address)
  const calls = gifts()
  const batch = { version: '2.0.0', chainId: `0x${first.toString(16)}`, from: asHex(address), calls }
  const [sent] = await Promise.all([
    client.call('request', { method: 'wallet_sendCalls', params: [batch] }),
    visitor.sees().then(() => visitor.approve()),
  ])
  const id = isRecord(sent) ? asHex(sent['id']) : expect.fail()
  await expect.poll(() => received(world, calls)).toEqual([1n, 2n, 3n])
  const readStatus = () => client.call('request', { method: 'wallet_getCallsStatus', params: [id] })
  await expect.poll(readStatus).toMatchObject({ id, atomic: true, status: 200, receipts: [{ status: '0x1' }] })

  const next = visitor.newAddress()
  expect(await client.call('updateEmail', { email: next })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await client.call('updateEmailPrimaryOtp', { otp: await visitor.readCode(mailbox) })
  const changed = await client.call('updateEmailSecondaryOtp', { otp: await visitor.readCode(next) })
  expect(changed).toEqual({ newEmail: next })

  await client.call('reload')
  await client.isReady(2)
  expect(await client.call('isConnected')).toEqual({ isConnected: true })
  expect(await client.call('getUser', { chainId: first })).toMatchObject({
    ...smart,
    email: next,
    smartAccountDeployed: true,
  })
})

test('[C7-22] the published client gets the address of each provider from our frame, and after a login at Google the account of our own client', async () => {
  const { host, client } = await open()
  const addressOf = async (provider: WindowProvider) => {
    const { uri } = await client.call('getSocialRedirectUri', { provider })
    const { origin, searchParams } = new URL(uri)
    const { url, clientId } = world.endpoints.social[provider]
    expect([origin, searchParams.get('client_id')]).toEqual([new URL(url).origin, clientId])
    return uri
  }
  const [google] = await Promise.all([
    addressOf('google'),
    ...(['github', 'apple', 'facebook', 'x', 'discord'] as const).map(addressOf),
  ])
  const choose = async () => (await openedWindow(client.page)).getByTestId('social-person-ann').click()
  const [result] = await Promise.all([client.visitProvider(google), choose()])
  const user = await client.call('connectSocial', result)
  expect(user).toMatchObject({ userName: 'Ann Archer', email: null })
  await host.page.bringToFront()
  expect(await logInAt(host, 'google')).toBe(user.address)
})

test('[C7-23] the published client gets the address of a login with Farcaster, and after the approval on a phone an account that signs', async () => {
  const opened = await open()
  const { client, context, first } = opened
  const { url } = await client.call('getFarcasterUri')
  const phone = await context.newPage()
  await phone.goto(url)
  const approval = phone.getByTestId('farcaster-person-ann').click()
  const [{ userName }] = await Promise.all([client.call('connectFarcaster'), approval])
  expect(userName).toBe('ann')
  await client.page.bringToFront()
  const { address } = await client.call('connect', { chainId: first })
  const { signature } = await sign(opened, address)
  expect(await verifyMessage({ address: asHex(address), message, signature })).toBe(true)
})
