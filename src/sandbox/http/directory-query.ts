import type { DirectoryWallet } from './directory'
import { HttpError } from './respond'

/** A page of the directory, and the number of all wallets that match. */
export interface DirectoryPage {
  readonly count: number
  readonly data: readonly DirectoryWallet[]
}

const mostEntries = 1_000
const longestSearch = 200

/**
 * Answers `/getWallets`.
 * @throws HttpError 400 that names the parameter that is not valid
 */
export function queryWallets(wallets: readonly DirectoryWallet[], query: URLSearchParams): DirectoryPage {
  const page = wholeNumber(query, 'page', 1, 1_000_000)
  const entries = wholeNumber(query, 'entries', 40, mostEntries)
  const include = list(query, 'include', /^[0-9a-f]{64}$/i)
  const exclude = list(query, 'exclude', /^[0-9a-f]{64}$/i)
  const chains = list(query, 'chains', /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
  const search = (query.get('search') ?? '').trim().toLowerCase()
  if (search.length > longestSearch) throw new HttpError(400, `search must have at most ${longestSearch} characters`)
  const badge = query.get('badge_type')
  if (badge !== null && badge !== 'certified' && badge !== 'none') {
    throw new HttpError(400, 'badge_type must be certified or none')
  }
  const matching = wallets.filter(
    (wallet) =>
      (include === null || include.has(wallet.id)) &&
      !exclude?.has(wallet.id) &&
      (chains === null || wallet.chains.some((chain) => chains.has(chain))) &&
      (badge === null || wallet.badge_type === badge) &&
      wallet.name.toLowerCase().includes(search),
  )
  return { count: matching.length, data: matching.slice((page - 1) * entries, page * entries) }
}

function wholeNumber(query: URLSearchParams, name: string, initial: number, most: number): number {
  const text = query.get(name)
  if (text === null) return initial
  const value = Number(text)
  if (!/^[1-9]\d*$/.test(text) || value > most)
    throw new HttpError(400, `${name} must be a whole number from 1 to ${most}`)
  return value
}

function list(query: URLSearchParams, name: string, form: RegExp): ReadonlySet<string> | null {
  const text = query.get(name)
  if (text === null || text === '') return null
  const items = text.split(',').map((item) => item.trim())
  const wrong = items.find((item) => !form.test(item))
  if (wrong !== undefined)
    throw new HttpError(400, `${name} holds ${JSON.stringify(wrong.slice(0, 80))}, which is not an id`)
  return new Set(name === 'chains' ? items : items.map((item) => item.toLowerCase()))
}
