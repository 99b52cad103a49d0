/// <reference lib="dom" />
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { startTestKit, type TestKit } from '../src/testing'
import type { CaipNetworkId } from '../template/src/wallet-modal/domain/networks/caip'
import type { SiwxSession } from '../template/src/wallet-modal/domain/sign-in/siwx'
import type { SiwxContext } from '../template/src/wallet-modal/services/siwx-context'
import { cloudSiwx, type CloudSiwx } from '../template/src/wallet-modal/services/siwx-kinds/cloud-siwx'
import { createFakePlatform } from '../template/src/wallet-modal/testing/fake-platform'

/** The modal's cloud kind against the sandbox's cloud, without a browser. */

const [first, second] = devAccounts
const chainId: CaipNetworkId = 'eip155:31337'
let kit: TestKit

beforeAll(async () => {
  kit = await startTestKit()
})
beforeEach(() => kit.reset())
afterAll(() => kit?.close())

const unused = (): Promise<never> => Promise.reject(new Error('not used'))

function open(): CloudSiwx {
  const platform = createFakePlatform({
    fetch: (url, init) => {
      const headers = new Headers(init.headers)
      headers.set('origin', 'https://app.example')
      return fetch(url, { ...init, headers })
    },
  })
  const context: SiwxContext = {
    platform: { ...platform, now: Date.now },
    modalId: 'one',
    sessions: unused,
    networkOf: () => undefined,
    rpc: unused,
    cloud: () => ({ base: kit.endpoints.api, projectId: 'p1', sdkType: 'appkit', sdkVersion: 'v1' }),
    wallet: () => ({ type: 'extension', name: 'Wallet', icon: undefined }),
    clientId: () => null,
    activeNetwork: () => chainId,
  }
  return cloudSiwx({ statement: 'Welcome' })(context)
}

async function signed(siwx: CloudSiwx, signer: string = first): Promise<SiwxSession> {
  const message = await siwx.createMessage({ chainId, accountAddress: first })
  const { toString: _, ...data } = message
  const hex = `0x${Buffer.from(message.toString(), 'utf8').toString('hex')}`
  const signature = String(await rpcCall(kit.endpoints.rpc[chainId] ?? '', 'personal_sign', [hex, signer]))
  return { data, message: message.toString(), signature }
}

test('the visitor is signed in, the session is found, facts are stored, and the visitor is signed out', async () => {
  const siwx = open()
  await siwx.addSession(await signed(siwx))
  expect(await siwx.getSessions(chainId, first)).toHaveLength(1)
  expect(await siwx.getSessions(chainId, second)).toEqual([])
  await siwx.setSessionAccountMetadata({ plan: 'gold' })
  expect(await siwx.getSessionAccount()).toMatchObject({
    address: first,
    projectIdKey: 'p1',
    domain: 'app.example',
    appKitAccount: { metadata: { plan: 'gold' }, connection_method: { type: 'extension', name: 'Wallet' } },
  })
  await siwx.setSessions([])
  expect(await siwx.getSessions(chainId, first)).toEqual([])
})

test('another signer, and a message that is sent twice, are errors', async () => {
  const siwx = open()
  await expect(siwx.addSession(await signed(siwx, second))).rejects.toMatchObject({
    code: 'SIGN_IN_REFUSED',
    details: 'The signature is not valid',
  })
  const session = await signed(siwx)
  await siwx.addSession(session)
  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
})

test('unexpected answers of the cloud are errors', async () => {
  const siwx = open()
  const session = await signed(siwx)
  for (const fault of [{ kind: 'status', code: 503 }, { kind: 'rubbish' }, { kind: 'cut' }] as const) {
    await kit.faults.set('auth', fault)
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  }
  await kit.faults.end('auth')
  await siwx.addSession(session)
})
