// @vitest-environment node
import { expect, test } from 'vitest'
import type { AdapterSession } from '../../../adapters/adapter'
import type { ChainReader, TransferReader } from '../../../adapters/chain-reader'
import type { Network } from '../../../domain/networks/network'
import { completeNetwork } from '../../../domain/networks/network'
import type { TokenBalance } from '../../../domain/tokens/token'
import { loadUnusedAdapter } from '../../../testing/chains/test-evm-adapter'
import { createFakePlatform } from '../../../testing/fake-platform'
import { firstAddress, secondAddress } from '../../../testing/fake-wallet'
import { alpha } from '../../../testing/networks'
import { freezeReview } from './review'

const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const fee = { gas: BigInt(7), fee: BigInt(7), maxFee: BigInt(7) }
const mark = { nonce: 3 }
const token: TokenBalance = {
  name: 'Dollar',
  symbol: 'USD',
  chainId: 'eip155:1',
  address: `eip155:1:${dollar}`,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: '',
}
const adapter = await loadUnusedAdapter()
const session: AdapterSession = { provider: {}, accounts: [], chainId: alpha.id }
const checkAddress = (address: string) => ({ address })
type Form = Parameters<typeof freezeReview>[2]
const filled: Form = {
  amount: BigInt(12_500_000),
  amountText: '12.5',
  sendTokenAmount: '12.5',
  decimals: 6,
  token,
  tokenAddress: dollar,
  receiver: { receiver: { address: secondAddress, name: 'mara.eth' } },
}

/** A filled form of a connected account. `changes` replaces values of the form, `place` the account, the reader or the network. */
function create(
  changes: Partial<Form> = {},
  place: { address?: string | undefined; reader?: ChainReader | Error | undefined; network?: Network | undefined } = {},
) {
  const network = completeNetwork(alpha)
  const transaction = { from: firstAddress, to: dollar, value: BigInt(0), data: '0x' }
  const asked: { name: string; query: unknown }[] = []
  const note =
    <Result>(name: string, result: Result) =>
    async (query: unknown) => {
      asked.push({ name, query })
      return result
    }
  const transfers: TransferReader = {
    prepareTransfer: note('prepareTransfer', transaction),
    estimateFee: note('estimateFee', fee),
    markSend: note('markSend', mark),
    getTransactionState: note('getTransactionState', 'unknown'),
  }
  const namespaces: string[] = []
  const stopping = new AbortController()
  const root = {
    account: { address: 'address' in place ? place.address : firstAddress },
    chain: { activeCaipNetwork: 'network' in place ? place.network : network },
    platform: createFakePlatform(),
    sessions: {
      require(namespace: string) {
        namespaces.push(namespace)
        return { adapter, session, stop() {} }
      },
    },
  }
  const read: unknown[] = []
  const stores = {
    async reader(each: unknown) {
      read.push(each)
      if (place.reader instanceof Error) throw place.reader
      return 'reader' in place ? place.reader : { checkAddress, transfers }
    },
  }
  const freeze = () => freezeReview(root, stores, { ...filled, ...changes }, stopping.signal)
  return { freeze, asked, network, transaction, namespaces, stopping, read }
}

test('A review has the entered values, the sender, and the prepared transaction with its fee and its mark.', async () => {
  const { freeze, asked, network, transaction, namespaces, stopping, read } = create()
  const review = await freeze()
  expect(review).toEqual({
    token,
    tokenAddress: dollar,
    amountText: '12.5',
    receiver: { address: secondAddress, name: 'mara.eth' },
    from: firstAddress,
    network,
    adapter,
    session,
    transaction,
    fee,
    mark,
  })
  expect([review.adapter === adapter, review.session === session]).toEqual([true, true])
  const { signal } = stopping
  const request = { from: firstAddress, to: secondAddress, amount: BigInt(12_500_000), token: dollar, decimals: 6 }
  const query = { transaction, network, signal }
  expect(asked).toEqual([
    { name: 'prepareTransfer', query: { request, network, signal } },
    { name: 'estimateFee', query },
    { name: 'markSend', query },
  ])
  expect([namespaces, read]).toEqual([['eip155'], [network]])
})

test('A transfer of the native currency is prepared without a token contract and without decimals.', async () => {
  for (const tokenAddress of [undefined, '']) {
    const { freeze, asked, network, stopping } = create({ tokenAddress })
    expect(await freeze()).toMatchObject({ tokenAddress })
    const request = { from: firstAddress, to: secondAddress, amount: BigInt(12_500_000) }
    expect(asked[0]?.query).toStrictEqual({ request, network, signal: stopping.signal })
  }
})

test.each<[string, Parameters<typeof create>, string]>([
  ['without an account', [{}, { address: undefined }], 'SEND_NOT_SUPPORTED'],
  ['without a network', [{}, { network: undefined }], 'SEND_NOT_SUPPORTED'],
  ['on a network without a reader', [{}, { reader: undefined }], 'SEND_NOT_SUPPORTED'],
  ['on a network whose reader has no transfers', [{}, { reader: { checkAddress } }], 'SEND_NOT_SUPPORTED'],
  ['on a network whose reader cannot be loaded', [{}, { reader: new Error('offline') }], 'SEND_NOT_SUPPORTED'],
  ['without an entered amount', [{ sendTokenAmount: '' }], 'SEND_INCOMPLETE'],
  ['without a receiver', [{ receiver: { receiver: undefined } }], 'SEND_INCOMPLETE'],
  ['without a receiver and a token', [{ receiver: { receiver: undefined }, token: undefined }], 'SEND_INCOMPLETE'],
  ['without a token', [{ token: undefined }], 'SEND_WITHOUT_TOKEN'],
  ['without a token and a valid amount', [{ token: undefined, amount: undefined }], 'SEND_WITHOUT_TOKEN'],
  ['with an entry that is no valid amount', [{ amount: undefined }], 'SEND_INCOMPLETE'],
  ['without the text of the amount', [{ amountText: undefined }], 'SEND_INCOMPLETE'],
  ['with an empty text of the amount', [{ amountText: '' }], 'SEND_INCOMPLETE'],
])('A form %s is refused before a transaction is prepared.', async (_, [changes, place], code) => {
  const { freeze, asked, namespaces } = create(changes, place)
  await expect(freeze()).rejects.toMatchObject({ code })
  expect([asked, namespaces]).toEqual([[], []])
})

test('When the visitor leaves the form while the reader is loaded, `freezeReview` rejects with the abort, not with an error of the form.', async () => {
  const { freeze, stopping } = create({ token: undefined })
  const freezing = freeze()
  stopping.abort()
  await expect(freezing).rejects.toThrow('aborted')
})
