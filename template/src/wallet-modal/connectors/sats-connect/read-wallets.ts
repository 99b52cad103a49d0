import type { Connector } from '../../domain/wallets/connector'
import { isRecord } from '../../domain/errors/errors'
import { announcedIcon, announcedName } from '../announced-text'

/** Where wallets of the sats-connect kind list themselves. */
const lists = ['btc_providers', 'wbip_providers']

const okxId = 'okxwallet.bitcoin'
const okxName = 'OKX Wallet'

/** What stands in the page under a name with dots; reading another's objects may throw. */
function at(page: Window, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    // Functions and objects alike may hold a wallet, nothing else does.
    const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isHolder ? Reflect.get(value, key) : undefined
  }, page)
}

/** What reading gives; undefined when it throws, as getters of hostile wallets do. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function readListed(page: Window, entry: unknown): Connector | undefined {
  const { id, name: givenName, icon } = isRecord(entry) ? entry : {}
  const name = announcedName(givenName)
  if (typeof id !== 'string' || !/^[\w$.-]{1,100}$/.test(id) || !name) return undefined
  const provider = at(page, id)
  if (!isRecord(provider) || typeof provider['request'] !== 'function') return undefined
  const imageUrl = announcedIcon(icon)
  return { id, type: 'ANNOUNCED', name, chain: 'bip122', imageUrl: isInline(imageUrl) ? imageUrl : undefined, provider }
}

/** A picture from elsewhere would tell its host who visits the page. */
function isInline(icon: string | undefined): boolean {
  return icon?.startsWith('data:') === true
}

/** The wallets that list themselves with sats-connect and are really there, each once. */
export function readListedWallets(page: Window): Connector[] {
  const found = new Map<unknown, Connector>()
  for (const list of lists) {
    const entries = attempt(() => at(page, list))
    if (!Array.isArray(entries)) continue
    // `Object.values` visits only the entries that exist. A list may claim any length.
    for (const entry of Object.values<unknown>(entries)) {
      const connector = attempt(() => readListed(page, entry))
      if (connector && !found.has(connector.provider)) found.set(connector.provider, connector)
    }
  }
  return [...found.values()]
}

/** The Bitcoin object of OKX Wallet, which lists itself nowhere; its picture is that of its Cardano entry. */
export function readOkxWallet(page: Window): Connector[] {
  const provider = attempt(() => at(page, okxId))
  if (!isRecord(provider) || typeof attempt(() => provider['connect']) !== 'function') return []
  const icon = announcedIcon(attempt(() => at(page, 'okxwallet.cardano.icon')))
  const imageUrl = isInline(icon) ? icon : undefined
  return [{ id: okxId, type: 'ANNOUNCED', name: okxName, chain: 'bip122', imageUrl, provider }]
}
