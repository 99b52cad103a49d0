import type { Connector } from '../../domain/wallets/connector'
import { isRecord } from '../../domain/errors/errors'
import { announcedIcon, announcedName } from '../announced-text'

/** The page's lists where sats-connect wallets register themselves (WBIP004). */
const lists = ['btc_providers', 'wbip_providers']

const okxId = 'okxwallet.bitcoin'
const okxName = 'OKX Wallet'

/** Reads a path with dots from the window. May throw, because wallets can define getters that throw. */
function at(page: Window, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    // A wallet is a member of an object or of a function.
    const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isHolder ? Reflect.get(value, key) : undefined
  }, page)
}

/** Runs `read` and returns its result; undefined when it throws, as getters of hostile wallets may do. */
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

/** True for a `data:` URL. A picture on another host would tell that host who visits the page. */
function isInline(icon: string | undefined): boolean {
  return icon?.startsWith('data:') === true
}

/** The entries of a list. `Object.values` visits only the entries that exist, because a list may claim any length. */
function entriesOf(list: unknown): unknown[] {
  return Array.isArray(list) ? Object.values<unknown>(list) : []
}

/** Reads the wallets that are registered for sats-connect and present in the page, each once. */
export function readListedWallets(page: Window): Connector[] {
  const found = new Map<unknown, Connector>()
  for (const list of lists) {
    for (const entry of attempt(() => entriesOf(at(page, list))) ?? []) {
      const connector = attempt(() => readListed(page, entry))
      if (connector && !found.has(connector.provider)) found.set(connector.provider, connector)
    }
  }
  return [...found.values()]
}

/** Reads the Bitcoin provider of OKX Wallet, which is in no list. The icon comes from the wallet's Cardano entry. */
export function readOkxWallet(page: Window): Connector[] {
  const provider = attempt(() => at(page, okxId))
  if (!isRecord(provider) || typeof attempt(() => provider['connect']) !== 'function') return []
  const icon = announcedIcon(attempt(() => at(page, 'okxwallet.cardano.icon')))
  const imageUrl = isInline(icon) ? icon : undefined
  return [{ id: okxId, type: 'ANNOUNCED', name: okxName, chain: 'bip122', imageUrl, provider }]
}
