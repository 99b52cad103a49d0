import type { RootStore } from '../../../stores/root/root.store'
import { readIsContract } from '../../../stores/account/smart-account'
import type { SigningAccount } from './signing-account'

/** Whether the account is a contract, whose signatures many apps cannot verify. Asks the chain if it is not known yet. */
export async function isSmartAccount(
  root: Pick<RootStore, 'account' | 'adapters' | 'chain' | 'platform'>,
  { address }: SigningAccount,
): Promise<boolean> {
  return root.account.isSmartAccount || readIsContract(root, root.chain.activeCaipNetwork, address)
}
