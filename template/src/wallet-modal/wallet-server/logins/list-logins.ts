import type { NewLoginAnswer } from '../api'
import { hashOf } from '../../server-kit/random'
import type { NamedIdentity, WalletStore } from '../wallets/wallet-store'

/** Describes an identity for its owner. The id is a hash, so it does not reveal the subject. */
export async function toLogin({ provider, subject, name }: NamedIdentity): Promise<NewLoginAnswer> {
  return { id: (await hashOf(`login\n${provider}\n${subject}`)).slice(0, 32), provider, name }
}

/** Lists the logins of a user. */
export async function listLogins(
  wallets: Pick<WalletStore, 'listIdentities'>,
  userId: string,
): Promise<NewLoginAnswer[]> {
  return Promise.all((await wallets.listIdentities(userId)).map(toLogin))
}
