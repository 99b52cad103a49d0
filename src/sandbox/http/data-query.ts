import { isAddress } from '../abi/address'
import type { PlacedAddress } from '../chain-data/entities'
import { isRecord } from '../json'
import { HttpError } from './respond'

const mostAddresses = 1_000
const caip10 = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):(0x[0-9a-fA-F]{40})$/

/**
 * Returns the address in a path.
 * @throws HttpError 400 for text that is not an address
 */
export function addressParam(text: string): `0x${string}` {
  if (isAddress(text)) return text
  throw new HttpError(400, `${shorten(text)} is not an address; it needs 0x and 40 hexadecimal digits`)
}

/** Splits a CAIP-10 id, for example `eip155:31337:0x…`. */
export function placedAddress(text: unknown): PlacedAddress | undefined {
  const [, chain, address] = typeof text === 'string' ? (caip10.exec(text) ?? []) : []
  return chain === undefined || address === undefined ? undefined : { chain, address }
}

/**
 * Checks the parameters of a request for balances.
 * @throws HttpError 400 that names the wrong parameter
 */
export function checkBalanceQuery(query: URLSearchParams): void {
  const currency = query.get('currency')
  if (currency !== null && currency !== 'usd') {
    throw new HttpError(400, `currency must be usd, not ${shorten(currency)}`)
  }
  const forced = query.get('forceUpdate')?.split(',') ?? []
  const wrong = forced.find((item) => item !== '' && !isAddress(item) && placedAddress(item) === undefined)
  if (wrong !== undefined) throw new HttpError(400, `forceUpdate holds ${shorten(wrong)}, which is not a token`)
}

/**
 * Returns the tokens of a request for prices.
 * @throws HttpError 400 that names the wrong field
 */
export function priceRequest(body: unknown): readonly PlacedAddress[] {
  if (!isRecord(body)) throw new HttpError(400, 'The body must be a JSON object')
  const { currency, addresses } = body
  if (currency !== 'usd')
    throw new HttpError(400, `currency must be usd, not ${shorten(JSON.stringify(currency) ?? '')}`)
  if (!Array.isArray(addresses) || addresses.length > mostAddresses) {
    throw new HttpError(400, `addresses must be a list of at most ${mostAddresses} tokens`)
  }
  return addresses.map((item) => {
    const placed = placedAddress(item)
    if (placed === undefined) {
      throw new HttpError(400, `addresses holds ${shorten(JSON.stringify(item))}, not a token such as eip155:31337:0x…`)
    }
    return placed
  })
}

function shorten(text: string): string {
  return text.slice(0, 80)
}
