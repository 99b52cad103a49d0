import { createWalletClient, viemConnector } from '@farcaster/auth-client'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../template/src/wallet-modal/wallet-server/testing/create-test-server'
import {
  createFakeFarcaster,
  relayAddress,
  rpcAddress,
} from '../template/src/wallet-modal/wallet-server/farcaster/testing/fake-farcaster'

afterEach(() => vi.unstubAllGlobals())

test("the wallet server accepts the sign-in message of Farcaster's published wallet client", async () => {
  const farcaster = createFakeFarcaster()
  vi.stubGlobal('fetch', farcaster.fetch)
  const { browser, errors } = createTestServer({ farcaster: { relay: relayAddress, rpc: rpcAddress }, now: Date.now })
  const visitor = await browser()
  const { flow } = (await visitor.call('POST', 'farcaster/start', { body: { app: 'https://app.example' } })).body
  const [[, channel] = []] = farcaster.channels
  if (!channel) throw new Error('the server has opened no channel')

  const phone = privateKeyToAccount(`0x${'5'.repeat(64)}`)
  farcaster.owners[phone.address.toLowerCase()] = 8152n
  const { siweUri: uri, domain, nonce } = channel
  const wallet = createWalletClient({ ethereum: viemConnector({ rpcUrl: rpcAddress }) })
  const expirationTime = new Date(channel.expirationTime)
  const { message } = wallet.buildSignInMessage({
    address: phone.address,
    fid: 8152,
    uri,
    domain,
    nonce,
    expirationTime,
  })
  channel.status = { state: 'completed', message, signature: await phone.signMessage({ message }), username: 'ann' }

  expect(await visitor.call('POST', 'farcaster/finish', { body: { flow } })).toMatchObject({
    status: 200,
    body: { user: { email: null }, name: 'ann' },
  })
  expect(errors).toEqual([])
})
