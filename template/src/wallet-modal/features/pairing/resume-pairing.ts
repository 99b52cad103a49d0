import type { PairedSession } from '../../connectors/walletconnect/pairing-client'
import { isSameAddress } from '../../domain/account/address'
import { walletConnectConnectorId } from '../../domain/wallets/connector'
import { readPendingPairing, writePendingPairing } from './pending-pairing'
import type { RootStore } from '../../stores/root/root.store'
import type { PairingConnection } from './pairing-connection'
import type { PairingSource } from './pairing-source'
import type { SignInWithPairing } from './sign-in-with-pairing'

interface ResumeDeps {
  root: Pick<RootStore, 'account' | 'chain' | 'connector' | 'memory' | 'platform' | 'sessions'>
  source: PairingSource
  signIn: SignInWithPairing
  paired: PairingConnection
}

/**
 * Resumes the link that was open when the visitor left the page for a wallet's app. The visitor may have approved it meanwhile.
 * If the visitor closes the modal or connects in another way, the wait ends, and a session that still arrives is ended.
 */
export async function resumePairing({ root, source, signIn, paired }: ResumeDeps): Promise<void> {
  const { account, memory, platform } = root
  const pending = readPendingPairing(platform, memory.pendingPairingKey)
  // A visitor who is connected does not wait for another wallet.
  if (!pending || account.caipAddress) return writePendingPairing(platform, memory.pendingPairingKey, undefined)
  try {
    const { client } = await source.load()
    const session = await client.resume(pending, root.sessions.signal)
    if (!session) return forgetExpired(root)
    // Another tab waited for the same approval, and has restored the session already.
    if (isShown(root, session)) return
    const isWanted = readPendingPairing(platform, memory.pendingPairingKey) !== undefined && !account.caipAddress
    if (!isWanted) return await session.end()
    // The signature may have become invalid since the earlier page. The visitor is then asked to sign again, as after a pairing without
    // sign-in.
    await signIn
      .complete(session)
      .catch((error: unknown) => platform.log.warn('Not signed in with the pairing.', error))
    await paired.open(session, pending.wallet, pending.wallet ? 'mobile' : 'qrcode')
  } catch (error) {
    platform.log.warn('A pairing of an earlier page could not be taken up.', error)
  }
}

/** Deletes a link that has expired. Otherwise every later page would download this code. */
function forgetExpired({ memory, platform }: Pick<RootStore, 'memory' | 'platform'>): void {
  if (!readPendingPairing(platform, memory.pendingPairingKey))
    writePendingPairing(platform, memory.pendingPairingKey, undefined)
}

/** Whether the active account is connected by pairing and belongs to the session. */
function isShown(
  { account, chain, connector }: Pick<RootStore, 'account' | 'chain' | 'connector'>,
  { namespaces }: PairedSession,
): boolean {
  const { address } = account
  const { activeChain } = chain
  if (!activeChain || connector.activeConnectorIds.get(activeChain) !== walletConnectConnectorId) return false
  const accounts = namespaces[activeChain]?.accounts ?? []
  return accounts.some((approved) => isSameAddress(approved.slice(approved.lastIndexOf(':') + 1), address))
}
