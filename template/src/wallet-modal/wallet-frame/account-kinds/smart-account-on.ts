import type { FrameNetwork } from '../config'
import type { SmartKey } from '../custody/signer'
import type { WalletContext } from '../requests/context'
import type { StoredSession } from '../session/session'
import type { AccountKind } from './account-kind'

/** A visitor's smart account on a network. */
interface SmartAccount {
  address: string
  /** The key that owns the account, and the address of this key. */
  key: SmartKey
  owner: string
}

/** Reads the visitor's smart account on a network. The visitor may have to open the wallet first. */
export async function smartAccountOn(
  kind: AccountKind,
  network: FrameNetwork,
  { addressOf }: Pick<WalletContext, 'addressOf'>,
  login: StoredSession,
): Promise<SmartAccount> {
  const key = kind.keyOn(network)
  const owner = await addressOf(login, key)
  return { key, owner, address: await kind.addressOn(network, owner) }
}
