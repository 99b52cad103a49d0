import type { PairingClient, PairingKit } from '../../connectors/walletconnect/pairing-client'
import { required } from '../../domain/errors/errors'
import { pairingError } from '../../domain/errors/pairing-errors'
import { serviceHost } from '../../domain/service-hosts'
import type { ModalStores } from '../../stores/root/modal-stores'
import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { PairingPanels } from './views/pairing-panels'
import { PairingSource } from './pairing-source'
import { startPairingReactions } from './pairing.reactions'
import { PairingStore } from './pairing.store'
import { readPendingPairing } from './pending-pairing'
import { resumePairing } from './resume-pairing'
import { SignInWithPairing } from './sign-in-with-pairing'

/** @throws WalletModalError PROJECT_ID_MISSING, with an alert, when nothing says which relay may be asked */
function relayOf(root: RootStore): string {
  const relayUrl = serviceHost('relay', root.options.state)
  if (relayUrl) return relayUrl
  void root.showAlert('PROJECT_ID_NOT_CONFIGURED')
  throw pairingError('PROJECT_ID_MISSING', { hint: 'Wallets in this browser work; phones need a project id' })
}

async function createClient(root: RootStore, kit: PairingKit, relayUrl: string): Promise<PairingClient> {
  const { options, platform, memory } = root
  const { projectId, hosts, metadata, verifyDomain } = options.state
  const page = required(platform.window(), 'WALLET_UNREACHABLE')
  try {
    return await kit.createClient(
      {
        id: memory.id,
        projectId,
        relayUrl,
        metadata: kit.appMetadata(metadata, page),
        verifyDomain: verifyDomain ?? hosts.relay === undefined,
      },
      {
        platform,
        onAlert: (code) => void root.showAlert(code),
        isAwaited: (topic) => readPendingPairing(platform, memory.pendingPairingKey)?.topic === topic,
      },
    )
  } catch (error) {
    root.events.trackError(error)
    throw error
  }
}

/** Creates the stores of the unit, once per modal: when the first pairing view, stored session or link needs them. */
export function startPairing(root: RootStore, modalStores: ModalStores): PairingStore {
  const { features } = root
  if (features.pairing) return features.pairing
  const { device } = modalStores
  const source = new PairingSource({
    loadKit: async () => (await import('../../connectors/walletconnect/pairing-kit')).pairingKit,
    relayOf: () => relayOf(root),
    createClient: (kit, relayUrl) => createClient(root, kit, relayUrl),
  })
  const signIn = new SignInWithPairing({ root, modalStores })
  const pairing = new PairingStore({ root, source, signIn })
  const panels = new PairingPanels({ root, device, pairing })
  addFeatures(root, { pairing, pairingSource: source, pairingPanels: panels })
  void resumePairing({ root, source, signIn, paired: pairing.paired })
  root.beforeDisconnect.add(async (namespaces) => {
    const needed = root.connector.filterByNamespace ?? root.chain.activeChain
    if (needed && namespaces.includes(needed)) pairing.endOpening()
  })
  startPairingReactions({ root, device, pairing, panels }, root.sessions.signal)
  return pairing
}
