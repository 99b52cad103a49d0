import type { Connector } from '../domain/connector'
import { isRecord } from '../domain/errors'
import { limits } from '../domain/limits'
import type { ConnectorSource } from './connector'
import { isEip1193Provider } from '../domain/eip1193'
import { announcedIcon, announcedName } from './announced-text'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const rdnsPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

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
    const rdnsText = textOf(info['rdns'])
    const rdns = rdnsText && rdnsPattern.test(rdnsText) ? rdnsText : undefined
    const icon = announcedIcon(info['icon'])
    const facts = { uuid, name, icon, rdns }
    return { id: rdns ?? name, type: 'ANNOUNCED', name, chain: 'eip155', imageUrl: icon, info: facts, provider }
  } catch {
    // A getter of a hostile announcement threw.
    return undefined
  }
}

/** Listens for EIP-6963 announcements for as long as the page lives; hands them over in batches, so a flood costs one update. */
export const eip6963Source: ConnectorSource = {
  kind: 'eip6963',
  start({ platform, announce, signal }) {
    const page = platform.window()
    if (!page) return
    const seen = new WeakSet<object>()
    const identities = new Set<string>()
    let count = 0
    let hasWarned = false
    let batch: Connector[] = []
    const flush = () => {
      announce(batch)
      batch = []
    }
    page.addEventListener(
      'eip6963:announceProvider',
      (event) => {
        if (count > limits.announcedWallets) return
        const connector = readAnnouncement((event as CustomEvent<unknown>).detail)
        const provider = connector?.provider
        if (!connector && !hasWarned) {
          hasWarned = true
          platform.log.warn(
            'A wallet is left out: it announced itself without a name, a uuid v4 or a provider (EIP-6963).',
          )
        }
        if (!connector || !isRecord(provider) || seen.has(provider)) return
        seen.add(provider)
        // The same wallet once more: whoever chose it before is never handed another provider.
        const identity = `${connector.info?.uuid} ${connector.id}`
        if (identities.has(identity)) return
        identities.add(identity)
        count += 1
        if (count > limits.announcedWallets)
          return platform.log.warn(
            `More than ${limits.announcedWallets} wallets announced themselves; the rest is left out.`,
          )
        if (batch.push(connector) === 1) queueMicrotask(flush)
      },
      { signal },
    )
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  },
}
