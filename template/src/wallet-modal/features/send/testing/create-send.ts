import { answerNames } from '../../../adapters/evm/reader/names/testing/fake-names'
import { FakeLedger } from '../../../adapters/evm/reader/transfers/testing/fake-ledger'
import { createTestRoot } from '../../../testing/create-test-root'
import { FakeDataService, fakeDataUrl, setGasPrice } from '../../../testing/fake-data-service'
import { fakeBalance } from '../../tokens/testing/fake-balance'
import { firstAddress } from '../../../testing/fake-wallet'
import { settle } from '../../../testing/settle'
import type { RootStore } from '../../../stores/root/root.store'
import { sendStoreOf } from '../send-of-root'

export const alphaId = 'eip155:1'
export const betaId = 'eip155:10'
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** The texts while the wallet is asked, and after it has sent. */
export const sentTexts = { summary: 'Sending', started: 'Transaction started', follow: 'View' }

/** The transaction that the wallet was asked to send. */
export interface AskedTransfer {
  from: string
  to: string
  value: string
  data: string
}

/** A data service in which the first account has ether and a dollar token on the first network, and a token on the second. */
export function fillDataService(data = new FakeDataService()): FakeDataService {
  data.balances.set(`${alphaId}:${firstAddress}`, [
    fakeBalance(alphaId, 'ETH', '1.234567', { price: 2000 }),
    fakeBalance(alphaId, 'USDC', '12.5', { address: usdc, decimals: '6', price: 1 }),
  ])
  data.balances.set(`${betaId}:${firstAddress}`, [fakeBalance(betaId, 'BET', '2')])
  return data
}

/** A transfer that the chain was asked to prepare. It waits until the test calls `release`. */
interface HeldTransfer {
  amount: bigint
  release(): void
}

/** Makes the chain slow: every preparation of a transfer waits, for a review as well as for a fee. */
export async function holdTransfers({ accountLoader, chain }: RootStore): Promise<readonly HeldTransfer[]> {
  const reader = chain.activeCaipNetwork && (await accountLoader.loaded.reader(chain.activeCaipNetwork))?.transfers
  if (!reader) throw new Error('there is no chain to ask')
  const prepare = reader.prepareTransfer.bind(reader)
  const held: HeldTransfer[] = []
  reader.prepareTransfer = async (query) => {
    await new Promise<void>((release) => void held.push({ amount: query.request.amount, release }))
    return prepare(query)
  }
  return held
}

/** The form of a connected account on a network where a transfer costs 21,000 gwei. */
export async function createSend(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = fillDataService()
  const test = await createTestRoot({ services: (url) => data.respond(url), hosts: { rpc: fakeDataUrl }, ...options })
  const { root, wallet, rpc, connect } = test
  /**
   * The chain's answers: the decimals of its tokens (undefined for a contract that does not report them), and whether it is
   * down.
   */
  const chain: { decimals: number | undefined; isDown: boolean } = { decimals: 6, isDown: false }
  // The chain and the service resolve names to the same addresses until a test changes one of them.
  const namesOf = answerNames(data.names)
  rpc.answer('eth_call', ([call]) => {
    if (chain.isDown) throw new Error('overloaded')
    const named = namesOf(call)
    if (named !== undefined) return named
    const { data: input } = call as AskedTransfer
    if (input === '0x313ce567' && chain.decimals !== undefined)
      return `0x${chain.decimals.toString(16).padStart(64, '0')}`
    return input.startsWith('0xa9059cbb') ? yes : '0x'
  })
  const ledger = new FakeLedger()
  for (const method of ['eth_blockNumber', 'eth_getTransactionCount', 'eth_getBlockByNumber'])
    rpc.answer(method, (params) => ledger.answer(method, params))
  rpc.answer('eth_getTransactionReceipt', () => null)
  rpc.answer('eth_getTransactionByHash', () => ({}))
  setGasPrice(rpc, BigInt(1_000_000_000))
  await connect()
  root.modal.show({ view: 'WalletSend' })
  const { tokens, accounts } = root.accountLoader.loaded
  await tokens.fetchTokenBalance()
  // The code and tables for names are downloaded with the first lookup.
  await root.features.ens?.resolveName('warm.eth').catch(() => {})
  await settle()
  const send = sendStoreOf(root)
  const held = (symbol: string) => {
    const token = tokens.list.find((one) => one.symbol === symbol)
    if (!token) throw new Error(`the account has no ${symbol}`)
    return token
  }
  const network = (at: number) => {
    const found = root.chain.requestedCaipNetworks[at]
    if (!found) throw new Error('no such network')
    return found
  }
  return {
    ...test,
    data,
    chain,
    /** The mined transactions of the networks, for tests whose wallet does not report a hash. */
    ledger,
    send,
    tokens,
    accounts,
    held,
    network,
    /** Fills the form, and waits until the receiver is resolved. */
    async fill({ symbol = 'ETH', amount, to }: { symbol?: string; amount: string; to: string }) {
      send.setToken(held(symbol))
      send.setTokenAmount(amount)
      send.receiver.setText(to)
      await test.platform.advance(1_000)
    },
    /** Prepares the review and confirms it, as the two buttons do. */
    async confirm() {
      await send.flow.prepare()
      root.router.push({ view: 'WalletSendPreview', data: undefined })
      await send.flow.sendToken(sentTexts)
    },
    /** The transfers that the wallet was asked for. */
    asked: () =>
      wallet.callsOf('eth_sendTransaction').map(({ params }) => (params as readonly AskedTransfer[])[0] ?? never()),
  }
}

const yes = `0x${'0'.repeat(63)}1`

function never(): never {
  throw new Error('a request without a transaction')
}
