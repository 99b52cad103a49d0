// @vitest-environment node
import { expect, test } from 'vitest'
import type { AdapterSession } from '../../../adapters/adapter'
import { accountError } from '../../../domain/errors/account-errors'
import { completeNetwork } from '../../../domain/networks/network'
import { loadUnusedAdapter } from '../../../testing/chains/test-evm-adapter'
import { firstAddress, secondAddress } from '../../../testing/fake-wallet'
import { alpha, beta } from '../../../testing/networks'
import type { Receiver, ReceiverState } from '../receiver'
import type { ReceiverEntry } from '../receiver-entry'
import { findStale } from './failure'
import type { SendReview } from './review'

const network = completeNetwork(alpha)
const adapter = await loadUnusedAdapter()
const session: AdapterSession = { provider: {}, accounts: [], chainId: alpha.id }
/** The parts of a review that the check does not read. */
const rest = {
  token: {
    name: 'Ether',
    symbol: 'ETH',
    chainId: network.caipNetworkId,
    price: 0,
    quantity: { decimals: '18', numeric: '1' },
    iconUrl: '',
  },
  tokenAddress: undefined,
  amountText: '1',
  transaction: { from: firstAddress, to: secondAddress, value: BigInt(1), data: '0x' },
  fee: undefined,
  mark: undefined,
}

/** A review for a receiver, the state of the connected account, and the result of looking up a name now. */
function create(receiver: Receiver, found?: ReceiverState) {
  const state = { address: firstAddress, network, provider: session.provider }
  const asked: unknown[][] = []
  const root = {
    account: {
      get address() {
        return state.address
      },
    },
    chain: {
      get activeCaipNetwork() {
        return state.network
      },
    },
    sessions: { get: () => ({ adapter, session: { ...session, provider: state.provider }, stop() {} }) },
  }
  let change = () => {}
  const entry = {
    async find(...args: Parameters<ReceiverEntry['find']>) {
      asked.push(args)
      change()
      if (!found) throw new Error('nothing is looked up')
      return found
    },
  }
  const review: SendReview = { ...rest, from: firstAddress, network, adapter, session, receiver }
  const { signal } = new AbortController()
  return {
    state,
    asked,
    signal,
    during: (run: () => void) => void (change = run),
    stale: () => findStale(root, entry, review, signal),
  }
}
type Test = ReturnType<typeof create>

const name = 'mara.eth'
const named = (changes: Partial<Receiver> = {}): Receiver => ({ address: secondAddress, name, ...changes })
const ready = (changes: Partial<Receiver> = {}): ReceiverState => ({ state: 'ready', receiver: named(changes) })

test('A receiver that was entered as an address is not looked up, and the review is valid.', async () => {
  const { stale, asked } = create({ address: secondAddress })
  expect([await stale(), asked]).toEqual([undefined, []])
})

test('The name of the receiver is looked up again without the cache, and with the abort signal of the visitor.', async () => {
  const { stale, asked, signal } = create(named(), ready())
  expect(await stale()).toBeUndefined()
  expect(asked).toEqual([[name, signal, true]])
})

test('The review is valid when the name of the receiver resolves to the same address in other letter case.', async () => {
  expect(await create(named(), ready({ address: secondAddress.toLowerCase() })).stale()).toBeUndefined()
})

test.each<[string, (state: Test['state']) => void]>([
  ['the account', (state) => void (state.address = secondAddress)],
  ['the network', (state) => void (state.network = completeNetwork(beta))],
  ['the wallet', (state) => void (state.provider = {})],
])(
  'The review fails with accountChanged when %s changes before or during the lookup of the name.',
  async (_, change) => {
    const before = create(named(), ready())
    change(before.state)
    expect([await before.stale(), before.asked]).toEqual([{ reason: 'accountChanged' }, []])
    const meanwhile = create(named(), ready())
    meanwhile.during(() => change(meanwhile.state))
    expect([await meanwhile.stale(), meanwhile.asked.length]).toEqual([{ reason: 'accountChanged' }, 1])
  },
)

test.each<[string, ReceiverState, string]>([
  ['another address', ready({ address: firstAddress }), 'nameMoved'],
  ['no known name', { state: 'invalid', reason: 'unknown-name' }, 'nameMoved'],
  ['two different addresses', { state: 'invalid', reason: 'disputed-name' }, 'nameDisputed'],
  ['an error', { state: 'failed', error: accountError('NAME_LOOKUP_FAILED') }, 'nameUnchecked'],
])('The transfer stops when the lookup of the name now leads to %s.', async (_, found, reason) => {
  expect(await create(named(), found).stale()).toEqual({ reason, name })
})

test.each([
  [undefined, true, { reason: 'nameUnchecked', name }],
  [false, true, { reason: 'nameUnchecked', name }],
  [true, true, undefined],
  [true, undefined, undefined],
  [undefined, undefined, undefined],
  [undefined, false, undefined],
])(
  'A name must not lose its confirmation by the network: isServiceOnly was %s for the review, and is %s now.',
  async (then, now, failure) => {
    const only = (isServiceOnly: boolean | undefined) => (isServiceOnly === undefined ? {} : { isServiceOnly })
    expect(await create(named(only(then)), ready(only(now))).stale()).toEqual(failure)
  },
)
