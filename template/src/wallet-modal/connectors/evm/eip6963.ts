import type { Connector } from '../../domain/wallets/connector'
import { isRecord } from '../../domain/errors/errors'
import type { ConnectorSource } from '../connector'
import { isEip1193Provider } from '../../domain/wallets/eip1193'
import { announcedIcon, announcedName, announcedRdns } from '../announced-text'
import { inSlices } from '../in-slices'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/**
 * Reads an announcement without trusting it: wrong parts are dropped (the icon, the rdns), and an announcement without
 * a name, a uuid v4 or a provider is no wallet. The values are copied, so what the page changes later has no effect.
 */
export function readAnnouncement(detail: unknown): Connector | undefined {
  try {
    const info = isRecord(detail) ? detail['info'] : undefined
    const provider = isRecord(detail) ? detail['provider'] : undefined
    if (!isRecord(info) || !isEip1193Provider(provider)) return undefined
    const uuid = textOf(info['uuid'])
    const name = announcedName(info['name'])
    if (!name || !uuid || !uuidPattern.test(uuid)) return undefined
    const rdns = announcedRdns(info['rdns'])
    const icon = announcedIcon(info['icon'])
    const facts = { uuid, name, icon, rdns }
    return { id: rdns ?? name, type: 'ANNOUNCED', name, chain: 'eip155', imageUrl: icon, info: facts, provider }
  } catch {
    // A getter of a hostile announcement threw.
    return undefined
  }
}

/**
 * Listens for EIP-6963 announcements for as long as the page lives. The number of wallets is not limited. When a wallet announces
 * itself again, its first announcement stays, even if the second one has another provider.
 */
export const eip6963Source: ConnectorSource = {
  kind: 'eip6963',
  start({ platform, announce, signal }) {
    const page = platform.window()
    if (!page) return
    const seen = new Set<unknown>()
    let hasWarned = false
    const isNew = (key: unknown) => !seen.has(key) && Boolean(seen.add(key))
    const read = (detail: unknown) => {
      const connector = readAnnouncement(detail)
      if (connector) {
        const { provider, id, info } = connector
        return isNew(provider) && isNew(`${info?.uuid} ${id}`) ? [connector] : []
      }
      if (!hasWarned)
        platform.log.warn(
          'A wallet is left out: it announced itself without a name, a uuid v4 or a provider (EIP-6963).',
        )
      hasWarned = true
      return []
    }
    const take = inSlices<unknown>(platform.after, (details) => {
      const found = details.flatMap(read)
      if (found.length > 0 && !signal.aborted) announce(found)
    })
    page.addEventListener('eip6963:announceProvider', (event) => take((event as CustomEvent<unknown>).detail), {
      signal,
    })
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  },
}
