import type { OfferedAnswer } from '../../wallet-server/api'
import type { RequestName, RequestPayload } from '../../connectors/auth-frame/protocol'
import type { Approval } from '../approval/approval'
import type { ConsentQuestion, SetUpQuestion, UnlockQuestion, Visitor } from '../questions/visitor'
import type { FrameConfig } from '../config'
import type { NewLock, Unlocked } from '../custody/key-store'
import { createVaultKeyStore } from '../custody/key-store'
import { userRejected } from '../frame-error'
import type { FramePlatform, FrameWindow } from '../platform'
import { createWalletApi } from '../server/wallet-api'
import { createFrameStorage } from '../storage/frame-storage'
import { createWallet } from '../wallet'
import { createFakeChain } from './fake-chain'
import { createFakeClock } from './fake-clock'
import { createFakeCredentials } from './fake-credentials'
import { createFakeWalletServer } from './fake-wallet-server'

export const app = 'https://app.example'
export const otherApp = 'https://shop.example'
export const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const testConfig: FrameConfig = {
  name: 'Example',
  apps: [app, otherApp],
  api: '/api/wallet',
  locks: 'login',
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

interface FakeWalletOptions {
  indexedDB?: IDBFactory
  /** The networks of the frame. Default: the networks of `testConfig`. */
  networks?: FrameConfig['networks']
  /** Answers the requests to bundlers and paymasters. For a request without such an answer, the chain answers. */
  fetchService?: (url: string, init: RequestInit) => Promise<Response> | undefined
  /** The languages of the visitor's browser. Default: English. */
  languages?: readonly string[]
  /** The setting `locks` of the frame. Default: `login`. */
  locks?: FrameConfig['locks']
  /** A window with a document, for tests of the frame's own screens. Default: no window, and `visitor` decides. */
  window?: FrameWindow
  /** The server of another fake wallet, for a second browser of the same visitor. */
  server?: ReturnType<typeof createFakeWalletServer>
  /** The server's answer to `GET offered`. Undefined: the server does not answer this request. */
  offered?: OfferedAnswer | undefined
}

/** What the visitor of a fake wallet does. */
interface FakeVisitor {
  decides: (approval: Approval) => boolean | Promise<boolean>
  /** What the visitor opens the wallet with. Undefined: the visitor declines. */
  unlocks: (question: UnlockQuestion, signal?: AbortSignal) => Unlocked | undefined | Promise<Unlocked | undefined>
  /** The locks that the visitor makes for a new wallet. Undefined: the visitor declines. */
  setsUp: (question: SetUpQuestion, signal?: AbortSignal) => NewLock[] | undefined | Promise<NewLock[] | undefined>
  /** Whether another site may use the wallet. False: the visitor wants a code. Undefined: the visitor declines. */
  consents: (question: ConsentQuestion, signal?: AbortSignal) => boolean | undefined | Promise<boolean | undefined>
}

/** A wallet over a fake server and a fake chain, in a browser with a clock that stands still. */
export async function createFakeWallet(options: FakeWalletOptions = {}) {
  const clock = createFakeClock()
  const server = options.server ?? createFakeWalletServer(clock.now)
  if ('offered' in options) server.offered = options.offered
  const chain = createFakeChain()
  const credentials = createFakeCredentials()
  const asked: Approval[] = []
  /** The messages to the page that are not answers to requests. */
  const told: unknown[] = []
  /** The questions for the passkey or the recovery code, and what `needFrame` told the page, in order. */
  const unlockings: (UnlockQuestion | boolean)[] = []
  const setUps: SetUpQuestion[] = []
  const consentsAsked: ConsentQuestion[] = []
  const visitor: FakeVisitor = {
    decides: () => true,
    unlocks: () => undefined,
    setsUp: () => undefined,
    consents: () => undefined,
  }
  const reloads = { count: 0 }
  const noWindow = {
    document: { querySelector: () => null, createElement: () => ({ setAttribute() {} }) },
    navigator: { languages: options.languages ?? ['en'] },
    location: { href: 'https://wallet.example/?chainId=eip155:1', reload: () => void (reloads.count += 1) },
  } as unknown as FrameWindow
  const platform: FramePlatform = {
    ...clock,
    now: clock.now,
    after: clock.after,
    fetch: (url, init) =>
      url.startsWith('/') ? server.fetch(url, init) : (options.fetchService?.(url, init) ?? chain.fetch(init)),
    crypto: globalThis.crypto,
    indexedDB: () => options.indexedDB,
    credentials: () => credentials.container,
    window: options.window ?? noWindow,
  }
  const deciding: Visitor = {
    async approve(approval) {
      asked.push(approval)
      if (!(await visitor.decides(approval))) throw userRejected()
    },
    async unlock(question, signal) {
      unlockings.push(question)
      const unlocked = await visitor.unlocks(question, signal)
      if (!unlocked) throw userRejected()
      return unlocked
    },
    async setUp(question, signal) {
      setUps.push(question)
      const locks = await visitor.setsUp(question, signal)
      if (!locks) throw userRejected()
      return locks
    },
    async consent(question, signal) {
      consentsAsked.push(question)
      const isAllowed = await visitor.consents(question, signal)
      if (isAllowed === undefined) throw userRejected()
      return isAllowed
    },
  }
  const { networks = testConfig.networks, locks = 'login' } = options
  const config = { ...testConfig, networks, locks }
  const { answer, say } = await createWallet({
    platform,
    config,
    tellPage: (message) => void told.push(message),
    ...(!options.window && { visitor: deciding }),
  })
  const post = <N extends RequestName>(
    name: N,
    payload: RequestPayload<N> | undefined,
    { origin = app, signal = new AbortController().signal }: { origin?: string | undefined; signal?: AbortSignal } = {},
  ): Promise<unknown> =>
    answer({ name, payload, origin, signal, needFrame: (isNeeded) => void unlockings.push(isNeeded) })
  const request = <N extends RequestName>(
    name: N,
    ...[payload, origin]: [payload?: RequestPayload<N>, origin?: string]
  ): Promise<unknown> => post(name, payload, { origin })
  const rpc = (method: string, params?: unknown, origin?: string, signal?: AbortSignal) =>
    post('RPC_REQUEST', { method, params } as RequestPayload<'RPC_REQUEST'>, { origin, ...(signal && { signal }) })
  const logIn = async (origin = app) => {
    await request('CONNECT_EMAIL', { email: 'ann@example.com' }, origin)
    await request('CONNECT_OTP', { otp: '123456' }, origin)
    return (await request('GET_USER', { chainId: 1 }, origin)) as { address: string }
  }
  /** Changes the locks as another page of the wallet does, with the latest login. The wallet has the lock `login` until then. */
  const lock = async (...locks: NewLock[]) => {
    const store = createVaultKeyStore(platform.crypto, clock.now, () => Promise.reject(userRejected()))
    const api = createWalletApi(platform, testConfig, createFrameStorage(platform))
    const token = server.tokens.findLast((one) => one !== undefined) ?? ''
    await store.changeLocks({ token, api }, locks)
  }
  return {
    clock,
    server,
    chain,
    credentials,
    asked,
    told,
    unlockings,
    setUps,
    consentsAsked,
    visitor,
    reloads,
    platform,
    say,
    post,
    request,
    rpc,
    logIn,
    lock,
  }
}

/** All texts of an approval, one after another. */
export function textsOf({ title, rows, warnings, message }: Approval): string {
  const ofRows = (list: Approval['rows']): string[] =>
    list.flatMap(({ label, value, text, rows: inner }) => [`${label}: ${value ?? text ?? ''}`, ...ofRows(inner ?? [])])
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
