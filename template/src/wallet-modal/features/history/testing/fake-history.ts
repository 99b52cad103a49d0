import type { Transaction, Transfer } from '../../../domain/history/transaction'
import { firstAddress, secondAddress } from '../../../testing/fake-wallet'

/** The address of the fake service: `hosts: { rpc: fakeHistoryUrl }`. */
export const fakeHistoryUrl = 'https://data.example'

type Answer = (url: URL) => Promise<Response> | Response

/** A transfer of a token. */
export function tokenTransfer(symbol: string, direction: Transfer['direction'], numeric: string): Transfer {
  return { fungible_info: { name: symbol, symbol }, direction, quantity: { numeric }, value: 12.5 }
}

/** A transfer of a collectible. */
export function collectibleTransfer(name: string, is_spam = false, direction: Transfer['direction'] = 'in'): Transfer {
  return { nft_info: { name, flags: { is_spam } }, direction, quantity: { numeric: '1' } }
}

/** A transaction hash made from a number. */
export const fakeHash = (index: number): string => `0x${index.toString(16).padStart(64, '0')}`

interface Given {
  type?: string
  at?: string
  chain?: Transaction['metadata']['chain']
  status?: Transaction['metadata']['status']
  transfers?: readonly Transfer[]
}

/** A transaction of the first test account. A larger number makes an older transaction. */
export function fakeTransaction(
  index: number,
  { type = 'receive', at, chain, status, transfers }: Given = {},
): Transaction {
  const isIn = type === 'receive'
  return {
    id: `tx-${index}`,
    metadata: {
      operationType: type,
      hash: fakeHash(index),
      chain: chain ?? 'eip155:1',
      minedAt: at ?? new Date(Date.UTC(2025, 11, 31, 12) - index * 3_600_000).toISOString(),
      sentFrom: isIn ? secondAddress : firstAddress,
      sentTo: isIn ? firstAddress : secondAddress,
      status: status ?? 'confirmed',
      nonce: index,
    },
    transfers: transfers ?? [tokenTransfer('USDC', isIn ? 'in' : 'out', '12.5')],
  }
}

/** A data service with a list of transactions. Use it as `services` of a test root: `(url) => history.respond(url)`. */
export class FakeHistory {
  transactions: readonly Transaction[]
  pageSize = 10
  networks: readonly string[] = ['eip155:1', 'eip155:10']
  /** The requests for pages. */
  readonly asked: URL[] = []
  #answer: Answer | undefined

  constructor(transactions: readonly Transaction[] = []) {
    this.transactions = transactions
  }

  /** Answers requests for pages differently from now on; undefined restores the usual answer. */
  answerWith(answer: Answer | undefined): void {
    this.#answer = answer
  }

  /** Holds back the answers to requests for pages until the test calls `release`. */
  hold(): { release(): void } {
    const waiting: (() => void)[] = []
    this.#answer = (url) => new Promise((resolve) => void waiting.push(() => resolve(this.page(url))))
    return { release: () => waiting.splice(0).forEach((answer) => answer()) }
  }

  /** The usual answer. The cursor is the index of the page's first transaction. */
  page(url: URL): Response {
    const start = Number(url.searchParams.get('cursor') ?? 0)
    const end = start + this.pageSize
    const next = end < this.transactions.length ? String(end) : null
    return Response.json({ data: this.transactions.slice(start, end), next })
  }

  respond(url: URL): Promise<Response> | Response | undefined {
    if (url.origin !== fakeHistoryUrl) return undefined
    if (url.pathname === '/v1/supported-chains') return Response.json({ http: this.networks, ws: [] })
    if (!url.pathname.endsWith('/history')) return new Response('', { status: 404 })
    this.asked.push(url)
    return this.#answer?.(url) ?? this.page(url)
  }
}
