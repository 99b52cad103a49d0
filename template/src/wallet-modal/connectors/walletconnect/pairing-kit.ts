import { approvalOf, approvedId } from './approved'
import { Eip155Provider } from './eip155-provider'
import { proposedNamespaces } from './namespaces'
import { PairedProvider } from './paired-provider'
import type { PairingKit } from './pairing-client'
import { createUniversalClient } from './universal.client'
import type { Metadata } from '../../domain/options'

/**
 * The metadata that wallets show for the app: the host's metadata, else the title, description and icon of the page. The URL is
 * always the page's origin, because wallets compare the two.
 */
function appMetadata(given: Metadata | undefined, { document, location }: Window): Metadata {
  const url = location.origin
  if (given) return { ...given, url }
  const description = document.querySelector('meta[property="og:description"]')?.getAttribute('content') ?? ''
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return { name: document.title, description, url, icons: icon ? [icon] : [] }
}

/** Pairing over WalletConnect. */
export const pairingKit: PairingKit = {
  createClient: createUniversalClient,
  appMetadata,
  proposedNamespaces,
  approvalOf,
  approvedId,
  pairedNamespace(session, { namespace, wanted, read, after }) {
    const paired = new PairedProvider(session, namespace, wanted)
    const { accounts, approval } = paired
    if (accounts.length === 0) return undefined
    return { provider: namespace === 'eip155' ? new Eip155Provider(paired, read, after) : paired, approval }
  },
}
