import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
// Imported here, so that the modal of a test does not wait for the chunk.
import '../directory/directory-loader'

/** The address of the fake service: `hosts: { api: fakeDirectoryUrl }`. */
export const fakeDirectoryUrl = 'https://directory.example'

type Answer = (url: URL) => Promise<Response> | Response

/** The id of a test wallet, made from a number. */
export const fakeWalletId = (index: number): string => index.toString(16).padStart(64, '0')

/** Wallets on the first test network. Every third is certified, and each has a picture. */
export function fakeWallets(count: number): readonly WalletEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: fakeWalletId(index),
    name: `Wallet ${index}`,
    badge_type: index % 3 === 0 ? 'certified' : 'none',
    chains: ['eip155:1'],
    image_id: `image-${index}`,
    homepage: `https://wallet-${index}.example/`,
    mobile_link: `wallet${index}://`,
  }))
}

/** A directory service. Use it as `services` of a test root: `(url) => directory.respond(url)`. */
export class FakeDirectory {
  wallets: readonly WalletEntry[]
  /** All requests, including those for pictures. */
  readonly asked: URL[] = []
  #answer: Answer | undefined

  constructor(wallets: readonly WalletEntry[] = fakeWallets(100)) {
    this.wallets = wallets
  }

  /** The parameters of the requests for wallets. */
  get questions(): Record<string, string>[] {
    return this.asked
      .filter(({ pathname }) => pathname === '/getWallets')
      .map((url) => Object.fromEntries(url.searchParams))
  }

  /** The ids of the requested pictures. */
  get pictures(): string[] {
    return this.asked.flatMap(({ pathname }) => /^\/getWalletImage\/(.+)$/.exec(pathname)?.[1] ?? [])
  }

  /** Answers requests for wallets differently from now on; undefined restores the usual answer. */
  answerWith(answer: Answer | undefined): void {
    this.#answer = answer
  }

  /** The usual answer. */
  list({ searchParams: query }: URL): Response {
    const ids = (name: string) => query.get(name)?.split(',')
    const [include, exclude, chains] = [ids('include'), ids('exclude'), ids('chains')]
    const search = query.get('search')?.toLowerCase() ?? ''
    const badge = query.get('badge_type')
    const matching = this.wallets.filter(
      (wallet) =>
        (!include || include.includes(wallet.id)) &&
        !exclude?.includes(wallet.id) &&
        (!chains || wallet.chains?.some((chain) => chains.includes(chain))) &&
        (!badge || wallet.badge_type === badge) &&
        wallet.name.toLowerCase().includes(search),
    )
    const [page, entries] = [Number(query.get('page')), Number(query.get('entries'))]
    const data = matching.slice((page - 1) * entries, page * entries)
    return new Response(JSON.stringify({ data, count: matching.length }))
  }

  respond(url: URL): Promise<Response> | Response | undefined {
    if (url.origin !== fakeDirectoryUrl) return undefined
    this.asked.push(url)
    if (url.pathname === '/getWallets') return this.#answer?.(url) ?? this.list(url)
    return new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'image/png' } })
  }
}
