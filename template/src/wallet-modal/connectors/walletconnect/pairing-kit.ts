import { appMetadata } from './app-metadata'
import { approvalOf, approvedId } from './approved'
import { Eip155Provider } from './eip155-provider'
import { proposedNamespaces } from './namespaces'
import { PairedProvider } from './paired-provider'
import type { PairingKit } from './pairing-client'
import { createUniversalClient } from './universal.client'

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
