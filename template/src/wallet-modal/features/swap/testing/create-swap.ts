import type { SwapProvider } from '../../../domain/swaps/swap-provider'
import type { FakeRpc } from '../../../testing/chains/fake-rpc'
import type { TestRoot } from '../../../testing/create-test-root'
import { createTestRoot } from '../../../testing/create-test-root'
import { FakeDataService, fakeDataUrl, setGasPrice } from '../../../testing/fake-data-service'
import { FakeWallet, firstAddress } from '../../../testing/fake-wallet'
import { settle } from '../../../testing/settle'
import { fakeBalance } from '../../tokens/testing/fake-balance'
import { routerSwaps } from '../router-swaps'
import { swapStoreOf } from '../swap-of-root'

export const router = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const wrapped = '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512'
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = 'eip155:1'
export const ether = BigInt(10) ** BigInt(18)

export const word = (value: bigint | number | string) => BigInt(value).toString(16).padStart(64, '0')
export const honest = routerSwaps({ routers: { [network]: router } })

/** A modal whose account has 10 ether and 12.5 dollars. */
export function swapOptions(swaps: SwapProvider = honest) {
  const data = new FakeDataService()
  data.balances.set(`${network}:${firstAddress}`, [
    fakeBalance(network, 'ETH', '10', { price: 2000 }),
    fakeBalance(network, 'USDC', '12.5', { address: usdc, decimals: '6', price: 1 }),
  ])
  return {
    data,
    services: (url: URL) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    wallet: new FakeWallet(),
    swaps,
  }
}

/** Answers the RPC calls to a router at which an ether costs 2,000 dollars. Returns the state of the chain, which a test may change. */
export function answerRouter(rpc: FakeRpc) {
  const chain = {
    dollars: BigInt(2_000),
    decimals: 6,
    allowance: BigInt(0),
    held: BigInt(12_500_000),
    least: BigInt(0),
  }
  const out = (amount: bigint, isToDollars: boolean) =>
    isToDollars
      ? (amount * chain.dollars * BigInt(1_000_000)) / ether
      : (amount * ether) / (chain.dollars * BigInt(1_000_000))
  rpc.answer('eth_call', ([call]) => {
    const { to, data: input } = call as { to: string; data: string }
    const selector = input.slice(0, 10)
    if (selector === '0xad5c4648') return `0x${word(wrapped)}`
    if (selector === '0x313ce567') return `0x${word(chain.decimals)}`
    if (selector === '0x70a08231') return `0x${word(chain.held)}`
    if (selector === '0xdd62ed3e') return `0x${word(chain.allowance)}`
    if (selector === '0x095ea7b3') return `0x${word(1)}`
    if (selector === '0xd06ca61f') {
      const amount = BigInt(`0x${input.slice(10, 74)}`)
      const isToDollars = input.toLowerCase().endsWith(usdc.slice(2).toLowerCase())
      return `0x${word(32)}${word(2)}${word(amount)}${word(out(amount, isToDollars))}`
    }
    const least = BigInt(`0x${input.slice(10, 74)}`)
    const isTooMuch = selector === '0x7ff36ab5' && least > out(ether, true)
    if (to.toLowerCase() !== router.toLowerCase() || isTooMuch)
      throw Object.assign(new Error('execution reverted'), { code: 3 })
    return `0x${word(32)}${word(0)}`
  })
  rpc.answer('eth_getBalance', () => `0x${(BigInt(10) * ether).toString(16)}`)
  rpc.answer('eth_getTransactionReceipt', () => null)
  setGasPrice(rpc, BigInt(1_000_000_000))
  return chain
}

/**
 * Connects the account, and answers the RPC calls to a router at which an ether costs 2,000 dollars.
 * @param page a rendered modal with the `swapOptions`. Default: a modal that is not rendered, whose form is open
 */
export async function createSwap(
  swaps: SwapProvider = honest,
  options: Parameters<typeof createTestRoot>[0] = {},
  page?: TestRoot,
) {
  const test = page ?? (await createTestRoot({ ...swapOptions(swaps), ...options }))
  const { root, rpc, platform, connect, browser, wallet } = test
  const chain = answerRouter(rpc)
  await connect()
  await root.accountLoader.loaded.tokens.fetchTokenBalance()
  await settle()
  if (!page) root.modal.show({ view: 'Swap' })
  const store = swapStoreOf(root)
  const token = (symbol: string) => {
    const found = store.tokens.known.find((one) => one.symbol === symbol)
    if (!found) throw new Error(`there is no ${symbol}`)
    return found
  }
  const fill = async (amount = '1', [paid, received] = ['ETH', 'USDC']) => {
    store.setPaid(token(paid ?? ''))
    store.setReceived(token(received ?? ''))
    store.setAmount(amount)
    await platform.advance(300)
  }
  const asked = () => wallet.callsOf('eth_sendTransaction')
  const firstAsked = () => {
    const [call] = asked()
    if (!call) throw new Error('the wallet was not asked')
    return (call.params as readonly [{ data: string; value: string; to: string }])[0]
  }
  return { firstAsked, browser, root, rpc, wallet, store, flow: store.flow, chain, fill, platform, asked }
}
