import type { RequestName, RequestPayload } from '../../connectors/auth-frame/protocol'
import type { Approval } from '../approval/approval'
import type { FrameConfig } from '../config'
import { userRejected } from '../frame-error'
import type { FramePlatform, FrameWindow } from '../platform'
import { createWallet } from '../wallet'
import { createFakeChain } from './fake-chain'
import { createFakeClock } from './fake-clock'
import { createFakeWalletServer } from './fake-wallet-server'

export const app = 'https://app.example'
export const otherApp = 'https://shop.example'
export const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const testConfig: FrameConfig = {
  name: 'Example',
  apps: [app, otherApp],
  api: '/api/wallet',
  networks: [
    {
      caipNetworkId: 'eip155:1',
      name: 'Ethereum',
      rpcUrl: 'https://rpc.example/1',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    {
      caipNetworkId: 'eip155:137',
      name: 'Polygon',
      rpcUrl: 'https://rpc.example/137',
      nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    },
    {
      caipNetworkId: solanaId,
      name: 'Solana',
      rpcUrl: 'https://rpc.example/solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    },
  ],
}

/** A wallet over a fake server and a fake chain, in a browser with a clock that stands still. */
export async function createFakeWallet(options: { indexedDB?: IDBFactory } = {}) {
  const clock = createFakeClock()
  const server = createFakeWalletServer(clock.now)
  const chain = createFakeChain()
  const asked: Approval[] = []
  const visitor: { decides: (approval: Approval) => boolean | Promise<boolean> } = { decides: () => true }
  const reloads = { count: 0 }
  const window = {
    document: { querySelector: () => null, createElement: () => ({ setAttribute() {} }) },
    location: { href: 'https://wallet.example/?chainId=eip155:1', reload: () => void (reloads.count += 1) },
  } as unknown as FrameWindow
  const platform: FramePlatform = {
    ...clock,
    now: clock.now,
    after: clock.after,
    fetch: (url, init) => (url.startsWith('/') ? server.fetch(url, init) : chain.fetch(init)),
    crypto: globalThis.crypto,
    indexedDB: () => options.indexedDB,
    window,
  }
  const answer = await createWallet({
    platform,
    config: testConfig,
    async ask(approval) {
      asked.push(approval)
      if (!(await visitor.decides(approval))) throw userRejected()
    },
  })
  const request = <N extends RequestName>(
    name: N,
    ...[payload, origin = app]: [payload?: RequestPayload<N>, origin?: string]
  ): Promise<unknown> => answer({ name, payload, origin, signal: new AbortController().signal })
  const rpc = (method: string, params?: unknown, origin?: string) =>
    request('RPC_REQUEST', { method, params } as RequestPayload<'RPC_REQUEST'>, origin)
  const logIn = async (origin = app) => {
    await request('CONNECT_EMAIL', { email: 'ann@example.com' }, origin)
    await request('CONNECT_OTP', { otp: '123456' }, origin)
    return (await request('GET_USER', { chainId: 1 }, origin)) as { address: string }
  }
  return { clock, server, chain, asked, visitor, reloads, platform, request, rpc, logIn }
}

/** All texts of an approval, one after another. */
export function textsOf({ title, rows, warnings, message }: Approval): string {
  const ofRows = (list: Approval['rows']): string[] =>
    list.flatMap(({ label, value, rows: inner }) => [`${label}: ${value ?? ''}`, ...ofRows(inner ?? [])])
  return [title, ...ofRows(rows), ...warnings, message ?? ''].join('\n')
}

/** A wallet whose visitor is logged in with an account on Ethereum. */
export async function createLoggedInWallet() {
  const wallet = await createFakeWallet()
  const { address } = await wallet.logIn()
  const lastAsked = () => {
    const approval = wallet.asked.at(-1)
    return approval ? textsOf(approval) : ''
  }
  return { ...wallet, address, lastAsked }
}
