import type { Transaction } from '../../../template/src/wallet-modal/domain/history/transaction'
import { fakeTransaction } from '../../../template/src/wallet-modal/features/history/testing/fake-history'
import { fakeDataUrl } from '../../../template/src/wallet-modal/testing/fake-data-service'

/** How many transactions each account has on each network at first. */
const first = 25
const pageSize = 10

/** The place of a transaction in the history of its account. A larger number is older. */
export const placeOf = ({ id }: Pick<Transaction, 'id'>): number => Number(id.split(' ').at(-1))
/** The account and the network that a transaction belongs to. */
export const ownerOf = ({ id }: Pick<Transaction, 'id'>): string => id.split(' ').slice(0, 2).join(' ')

/** A data service with a history for each account and network. New transactions come before the older ones, and cursors stay valid. */
export class HistoryService {
  /** How many transactions were added to each history. */
  added = 0

  /** The places of all transactions, from the newest on. */
  get places(): number[] {
    return Array.from({ length: first + this.added }, (_, index) => index - this.added)
  }

  respond(address: string): Response {
    const { origin, pathname, searchParams } = new URL(address)
    if (origin !== fakeDataUrl) return new Response('', { status: 404 })
    if (pathname === '/v1/supported-chains') return Response.json({ http: ['eip155:1', 'eip155:10'], ws: [] })
    const account = /^\/v1\/account\/([^/]+)\/history$/.exec(pathname)?.[1]
    const chain = searchParams.get('chainId')
    if (!account || (chain !== 'eip155:1' && chain !== 'eip155:10')) return new Response('', { status: 404 })
    const start = Number(searchParams.get('cursor') ?? -this.added)
    const places = this.places.filter((place) => place >= start)
    const page = places.slice(0, pageSize).map((place) => ({
      ...fakeTransaction(place, { chain }),
      id: `${account.toLowerCase()} ${chain} ${place}`,
    }))
    return Response.json({ data: page, next: places.length > pageSize ? String(start + pageSize) : null })
  }
}
