import type { PairedSession } from '../../connectors/walletconnect/pairing-client'
import { isSameAddress } from '../../domain/address'
import { walletConnectConnectorId } from '../../domain/connector'
import { readPendingPairing, writePendingPairing } from '../../stores/pending-pairing'
import type { RootStore } from '../../stores/root.store'
import type { PairedWallet } from './paired-wallet'
import type { PairingSource } from './pairing-source'
import type { SignInWithPairing } from './sign-in-with-pairing'

interface ResumeDeps {
  root: RootStore
  source: PairingSource
  signIn: SignInWithPairing
  paired: PairedWallet
}

/**
 * Takes up a link of before the page was left for a wallet's app, which its visitor may have said yes to meanwhile. Closing
 * the modal, or connecting otherwise, ends the wait, and then the session that comes.
 */
export async function resumePairing({ root, source, signIn, paired }: ResumeDeps): Promise<void> {
  const { account, memory, platform } = root
  const pending = readPendingPairing(platform, memory.id)
  // One that has expired would have every later page fetch this code.
  if (!pending) return writePendingPairing(platform, memory.id, undefined)
  if (account.caipAddress) return
  try {
    const { client } = await source.load()
    const session = await client.resume(pending.expiresAt)
    if (!session) return
    // Another tab has waited for the same yes, and has taken it up.
    if (isShown(root, session)) return
    const isWanted = readPendingPairing(platform, memory.id) !== undefined && !account.caipAddress
    if (!isWanted) return await session.end()
    // What was signed for an earlier page may count no more; the visitor is then asked again, as after a plain pairing.
    await signIn
      .complete(session)
      .catch((error: unknown) => platform.log.warn('Not signed in with the pairing.', error))
    await paired.open(session, pending.wallet, pending.wallet ? 'mobile' : 'qrcode')
  } catch (error) {
    platform.log.warn('A pairing of an earlier page could not be taken up.', error)
  }
}

/** Whether the active account is connected by pairing and is one of the session's. */
function isShown({ account, chain, connector }: RootStore, { namespaces }: PairedSession): boolean {
  const { address } = account
  const { activeChain } = chain
  if (!activeChain || connector.activeConnectorIds.get(activeChain) !== walletConnectConnectorId) return false
  const accounts = namespaces[activeChain]?.accounts ?? []
  return accounts.some((approved) => isSameAddress(approved.slice(approved.lastIndexOf(':') + 1), address))
}
