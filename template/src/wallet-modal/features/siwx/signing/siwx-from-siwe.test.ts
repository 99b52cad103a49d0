// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { CaipNetworkId } from '../../../domain/networks/caip'
import type { SiweConfig, SiweMessageArgs, SiweSession } from '../../../domain/sign-in/siwe'
import { createTestRoot } from '../../../testing/create-test-root'
import { threeNamespaces } from '../../../testing/chains/create-namespaces-test'
import { settle } from '../../../testing/settle'
import { firstAddress, secondAddress } from '../../../testing/fake-wallet'
import { markedDetails } from '../../../testing/marked-details'
import { siwxTexts } from '../siwx-texts'
import { siwxFromSiwe } from './siwx-from-siwe'

const iat = '2026-01-01T00:00:00.000Z'
const request = { chainId: 'eip155:1', accountAddress: firstAddress } as const

/** The callbacks of an app whose back end holds one session. */
function backEnd(change: Partial<SiweConfig> = {}, active: CaipNetworkId | undefined = 'eip155:1') {
  const server: { session: SiweSession | null; args: SiweMessageArgs | undefined } = { session: null, args: undefined }
  const signOut = vi.fn<() => Promise<boolean>>(async () => {
    server.session = null
    return true
  })
  const config = {
    getNonce: async () => 'serverNonce1',
    getMessageParams: async () => ({
      domain: 'app.example',
      uri: 'https://app.example',
      chains: [1],
      statement: 'Hello',
    }),
    createMessage: (args: SiweMessageArgs) => {
      server.args = args
      return `text with ${args.nonce}`
    },
    verifyMessage: async ({ signature }: { signature: string }) => {
      if (signature !== '0x51ed') return false
      server.session = { address: firstAddress, chainId: 1 }
      return true
    },
    getSession: async () => server.session,
    signOut,
    onSignIn: vi.fn<(session: SiweSession) => void>(),
    onSignOut: vi.fn<() => void>(),
    ...change,
  }
  const context = { platform: { now: () => Date.parse(iat) }, activeNetwork: () => active }
  return { server, config, signOut, siwx: siwxFromSiwe(config, context) }
}

async function signedIn(change: Partial<SiweConfig> = {}, active?: CaipNetworkId) {
  const test = backEnd(change, active)
  const message = await test.siwx.createMessage(request)
  await test.siwx.addSession({ data: message, message: String(message), signature: '0x51ed' })
  return test
}

test('The app makes the text from the account as a did:pkh, its nonce and its own parameters.', async () => {
  const { siwx, server } = backEnd()
  const message = await siwx.createMessage(request)
  expect(String(message)).toBe('text with serverNonce1')
  expect(server.args).toEqual({
    domain: 'app.example',
    uri: 'https://app.example',
    chains: [1],
    statement: 'Hello',
    address: `did:pkh:eip155:1:${firstAddress}`,
    chainId: 1,
    nonce: 'serverNonce1',
    version: '1',
    iat,
  })
  expect(message).toMatchObject({ ...request, domain: 'app.example', issuedAt: iat, statement: 'Hello' })
})

test('A verified signature begins a session and calls onSignIn.', async () => {
  const { siwx, config } = await signedIn()
  expect(config.onSignIn).toHaveBeenCalledExactlyOnceWith({ address: firstAddress, chainId: 1 })
  expect(await siwx.getSessions('eip155:1', firstAddress.toLowerCase())).toHaveLength(1)
})

test('A signature that the app refuses begins no session.', async () => {
  const { siwx, config } = backEnd()
  const message = await siwx.createMessage(request)
  const session = { data: message, message: String(message), signature: '0xbad' }
  await expect(siwx.addSession(session)).rejects.toThrow(/^Failed to verify message$/)
  expect(config.onSignIn).not.toHaveBeenCalled()
})

test('Signing in is required unless the app says otherwise.', () => {
  expect([backEnd().siwx.getRequired?.(), backEnd({ required: false }).siwx.getRequired?.()]).toEqual([true, false])
})

test.each([
  ['another account', 'eip155:1', secondAddress, {}, true],
  ['another account, kept', 'eip155:1', secondAddress, { signOutOnAccountChange: false }, false],
  ['another network', 'eip155:10', firstAddress, {}, true],
  ['another network, kept', 'eip155:10', firstAddress, { signOutOnNetworkChange: false }, false],
] as const)('%s has no session.', async (_, chainId, address, change, isSignedOut) => {
  const { siwx, server, config } = await signedIn(change)
  expect(await siwx.getSessions(chainId, address)).toEqual([])
  expect(server.session === null).toBe(isSignedOut)
  expect(config.onSignOut).toHaveBeenCalledTimes(Number(isSignedOut))
})

test('If a session survives a change of network, signing out is called again.', async () => {
  const { siwx, server, signOut } = await signedIn()
  signOut.mockImplementationOnce(async () => true)
  await siwx.getSessions('eip155:10', firstAddress)
  expect([signOut.mock.calls.length, server.session]).toEqual([2, null])
})

test('On other namespaces nobody is asked and nobody is signed in.', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const { siwx, signOut } = await signedIn({}, solana)
  expect([siwx.getRequired?.(), siwx.asksOnConnect?.()]).toEqual([false, false])
  expect(await siwx.getSessions(solana, firstAddress)).toEqual([])
  await siwx.revokeSession(solana, firstAddress)
  expect(signOut).not.toHaveBeenCalled()
  await expect(siwx.createMessage({ chainId: solana, accountAddress: 'abc' })).rejects.toMatchObject({
    code: 'SIWX_MESSAGE_NOT_VALID',
    details: 'chainId',
  })
  expect(backEnd().siwx.asksOnConnect?.()).toBe(true)
})

test('Disconnecting signs out if the app wants that.', async () => {
  const leaving = await signedIn()
  await leaving.siwx.setSessions([])
  expect(leaving.server.session).toBeNull()
  const staying = await signedIn({ signOutOnDisconnect: false })
  await staying.siwx.setSessions([])
  expect(staying.server.session).not.toBeNull()
})

test('Only the session of exactly this account and network is revoked.', async () => {
  const { siwx, server } = await signedIn()
  await siwx.revokeSession('eip155:10', firstAddress)
  await siwx.revokeSession('eip155:1', secondAddress)
  expect(server.session).not.toBeNull()
  await siwx.revokeSession('eip155:1', firstAddress)
  expect(server.session).toBeNull()
})

test('A back end that does not sign out is an error.', async () => {
  const { siwx } = await signedIn({ signOut: async () => false })
  const failure: unknown = await siwx.revokeSession('eip155:1', firstAddress).catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ code: 'SIGN_IN_REFUSED', details: 'signing out failed' })
  expect(markedDetails(siwxTexts, failure)).toBe('[signing out failed]')
})

test('Signing in fails if the back end verifies the signature but begins no session.', async () => {
  const failure: unknown = await signedIn({ getSession: async () => null }).catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ message: 'Failed to verify message: the back end began no session' })
  expect(markedDetails(siwxTexts, failure)).toBe('[the back end began no session]')
})

test('`enabled: false` means no sign-in and no error.', async () => {
  const { root, platform, connect } = await createTestRoot({ siweConfig: backEnd({ enabled: false }).config })
  await connect()
  expect([root.features.siwx, root.account.isConnected, root.modal.open]).toEqual([undefined, true, false])
  expect(platform.logged).toEqual([])
  await expect(root.features.startSiwx?.()).rejects.toMatchObject({ code: 'SIWX_NOT_ENABLED' })
})

test('A visitor who connects on another namespace stays connected and is not asked.', async () => {
  await import('../siwx-parts')
  const { solana, options } = threeNamespaces()
  const { root } = await createTestRoot({ ...options, siweConfig: backEnd().config })
  await root.connection.connectExternal(solana.connector)
  await settle()
  expect([root.account.isConnected, root.modal.open, root.features.siwx?.state.status]).toEqual([
    true,
    false,
    'signed-out',
  ])
})
