// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { openRepositories } from '../../storage/repositories'
import { createFakeBrowser } from '../../testing/fake-browser'
import { createFakePlatform } from '../../testing/fake-platform'
import { createEvmSigner } from '../siwx-verify/testing/signers'
import { localSiwx } from './local-siwx'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

const signers = [createEvmSigner('one'), createEvmSigner('other')] as const

function openTab(browser: ReturnType<typeof createFakeBrowser>, indexedDB: IDBFactory | undefined) {
  const platform = createFakePlatform({ browser, indexedDB: () => indexedDB })
  const { siwxSessions } = openRepositories('wallet-modal:test', platform, new AbortController().signal)
  return localSiwx()({
    platform,
    modalId: 'test',
    sessions: async () => siwxSessions,
    networkOf: () => undefined,
    rpc: () => Promise.reject(new Error('no chain is asked')),
    cloud: () => undefined,
    wallet: () => undefined,
    clientId: () => null,
    activeNetwork: () => 'eip155:1',
  })
}

/** Numbers that are the same for the same seed. */
function createRandom(seed: number) {
  let state = seed + 1
  return (limit: number) => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647
    return state % limit
  }
}

/** Everything that was written and said has arrived: nothing changes any more. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('after any order of sign-ins and sign-outs in two tabs, both say the same, and a sign-out is one in both', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const random = createRandom(seed)
    const browser = createFakeBrowser()
    const factory = new IDBFactory()
    const tabs = [openTab(browser, factory), openTab(browser, factory)] as const
    const pick = <T>(list: readonly [T, T]) => list[random(2)] ?? list[0]
    const seen = async () =>
      Promise.all(
        tabs.map(async (tab) => {
          const found = await Promise.all(signers.map(({ chainId, address }) => tab.getSessions(chainId, address)))
          found.forEach((sessions, index) => {
            for (const { data } of sessions) expect(data.accountAddress).toBe(signers[index]?.address)
          })
          return found
        }),
      )
    const steps: Promise<unknown>[] = []
    for (let step = 0; step < 12; step += 1) {
      const [tab, signer] = [pick(tabs), pick(signers)]
      const { chainId, address } = signer
      const action = random(6)
      const run = async () => {
        if (action < 3) {
          const { toString, ...data } = await tab.createMessage({ accountAddress: address, chainId })
          await tab.addSession({ data, message: toString(), signature: signer.sign(toString()) })
        } else if (action === 3) await tab.revokeSession(chainId, address)
        else if (action === 4) await tab.setSessions([])
        else await tab.getSessions(chainId, address)
      }
      // A sign-in during which the visitor signs out is refused.
      const running = run().catch((error: unknown) => expect(error).toMatchObject({ details: 'nonce' }))
      if (random(2) === 0) steps.push(running)
      else await running
    }
    await Promise.all(steps)
    await quiet()
    const [one, other] = await seen()
    expect(one, `seed ${seed}`).toEqual(other)
    await pick(tabs).setSessions([])
    await quiet()
    expect(await seen(), `seed ${seed}`).toEqual([
      [[], []],
      [[], []],
    ])
  }
})
