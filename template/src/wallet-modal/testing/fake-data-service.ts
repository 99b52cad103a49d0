import type { FakeRpc } from './chains/fake-rpc'

/** The address of the fake service: `hosts: { rpc: fakeDataUrl }`. */
export const fakeDataUrl = 'https://data.example'

type DataRoute =
  'supported-chains' | 'identity' | 'balance' | 'history' | 'name' | 'reverse' | 'suggestions' | 'price' | 'unknown'
type Answer = (url: URL) => Promise<Response> | Response

/** A request that waits until the test answers it. */
interface HeldQuestion {
  url: URL
  /** Gives the usual answer, as of now. */
  answer(): void
  fail(status: number): void
}

interface FakeName {
  address: string
  avatar?: string
}

function routeOf({ pathname }: URL): DataRoute {
  if (pathname === '/v1/supported-chains') return 'supported-chains'
  if (pathname === '/v1/fungible/price') return 'price'
  if (pathname.startsWith('/v1/identity/')) return 'identity'
  const [, , kind, what, part] = pathname.split('/')
  if (kind === 'account' && (part === 'balance' || part === 'history')) return part
  if (kind === 'profile' && what === 'account') return 'name'
  if (kind === 'profile' && (what === 'reverse' || what === 'suggestions')) return what
  return 'unknown'
}

const lastPart = ({ pathname }: URL) => decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A refusal of the service, with its reason. */
function refusal(status: number, description: string): Response {
  return json({ status: 'FAILED', reasons: [{ name: 'name', description }] }, status)
}

/** A blockchain data service. Use it as `services` of a test root: `(url) => data.respond(url)`. */
export class FakeDataService {
  supported: readonly string[] = ['eip155:1', 'eip155:10']
  /** By address. */
  readonly identities = new Map<string, { name: string | null; avatar: string | null }>()
  /** By CAIP-10 address. */
  readonly balances = new Map<string, readonly unknown[]>()
  readonly names = new Map<string, FakeName>()
  readonly suggestions: { name: string; registered: boolean }[] = []
  /** All requests. */
  readonly asked: { route: DataRoute; url: URL }[] = []
  readonly #answers = new Map<DataRoute, Answer>()

  /** The requests of one kind. */
  questions(route: DataRoute): URL[] {
    return this.asked.filter((question) => question.route === route).map(({ url }) => url)
  }

  /** Answers requests of one kind differently from now on. */
  answerWith(route: DataRoute, answer: Answer): void {
    this.#answers.set(route, answer)
  }

  /** Refuses requests of one kind, with the service's own reason if one is given. */
  fail(route: DataRoute, status: number, reason?: string): void {
    this.answerWith(route, () => (reason ? refusal(status, reason) : json({}, status)))
  }

  /** Holds back the answers to requests of one kind. The list grows with every request. */
  hold(route: DataRoute): readonly HeldQuestion[] {
    const held: HeldQuestion[] = []
    this.answerWith(
      route,
      (url) =>
        new Promise((resolve) => {
          held.push({
            url,
            answer: () => resolve(this.#usual(route, url)),
            fail: (status) => resolve(json({}, status)),
          })
        }),
    )
    return held
  }

  /** Restores the usual answers. */
  heal(route: DataRoute): void {
    this.#answers.delete(route)
  }

  respond(url: URL): Promise<Response> | Response | undefined {
    // The service's host also proxies RPC requests; that path is closed here.
    if (url.origin !== fakeDataUrl || /^\/v1\/?$/.test(url.pathname)) return undefined
    const route = routeOf(url)
    this.asked.push({ route, url })
    return this.#answers.get(route)?.(url) ?? this.#usual(route, url)
  }

  #usual(route: DataRoute, url: URL): Response {
    if (route === 'supported-chains') return json({ http: this.supported, ws: [] })
    if (route === 'identity') return json(this.identities.get(lastPart(url)) ?? { name: null, avatar: null })
    if (route === 'balance') {
      const owner = `${url.searchParams.get('chainId')}:${url.pathname.split('/')[3]}`
      return json({ balances: this.balances.get(owner) ?? [] })
    }
    if (route === 'history') return json({ data: [], next: null })
    if (route === 'suggestions') return json({ suggestions: this.suggestions })
    if (route === 'price') return json({ fungibles: [] })
    if (route === 'name') return this.#name(lastPart(url))
    if (route === 'reverse') return json(this.#namesOf(lastPart(url)))
    return refusal(404, 'There is no such path')
  }

  #name(name: string): Response {
    const known = this.names.get(name)
    return known ? json(record(name, known)) : refusal(404, `Nobody has the name ${name}`)
  }

  #namesOf(address: string) {
    return [...this.names].filter(([, known]) => known.address === address).map(([name, known]) => record(name, known))
  }
}

function record(name: string, { address, avatar }: FakeName) {
  return { name, addresses: { '60': { address, created: 0 } }, attributes: avatar ? [{ avatar }] : [] }
}

/** Sets the cost of a transfer on the test networks: 21,000 units of gas at this price each, for every kind of transfer. */
export function setGasPrice(rpc: FakeRpc, price: bigint, gas = BigInt(21_000)): void {
  const hex = (value: bigint) => `0x${value.toString(16)}`
  rpc.answer('eth_estimateGas', () => hex(gas))
  rpc.answer('eth_gasPrice', () => hex(price))
}

/** The service's answer about a name. The addresses are given by coin type. */
export function nameRecord(name: string, addresses: Readonly<Record<number, string>>): Response {
  const entries = Object.entries(addresses).map(([type, address]) => [type, { address, created: 0 }] as const)
  return json({ name, addresses: Object.fromEntries(entries), attributes: [] })
}
