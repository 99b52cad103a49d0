import type { ReplyPayload } from '../../connectors/auth-frame/protocol'
import type { PageRequest } from '../channel/parent-channel'
import { smartAccountOn } from '../account-kinds/smart-account-on'
import type { FrameNetwork } from '../config'
import { namespaceOf, toReplyChainId } from '../session/active-networks'
import type { StoredSession } from '../session/session'
import type { SharedContext } from './context'

/** Describes the visitor and the accounts on a network. The visitor may have to open the wallet first. */
export async function describeUser(
  { networks, forRequest, platform, accountTypes }: SharedContext,
  request: PageRequest,
  login: StoredSession,
  network: FrameNetwork = networks.last,
): Promise<ReplyPayload<'GET_USER'>> {
  const own = forRequest(request)
  const address = await own.addressOf(login, namespaceOf(network))
  const kind = await accountTypes.kindOn(network)
  const user = { email: login.user.email, chainId: toReplyChainId(network) }
  const eoa = { address, type: 'eoa' } as const
  if (!kind) return { ...user, address, accounts: [eoa], preferredAccountType: 'eoa' }
  const smart = { address: (await smartAccountOn(kind, network, own, login)).address, type: 'smartAccount' } as const
  const isDeployed = await kind.isDeployed(platform, network, smart.address)
  const preferred = login.accountType === 'smartAccount' ? smart : eoa
  return {
    ...user,
    address: preferred.address,
    accounts: [eoa, smart],
    preferredAccountType: preferred.type,
    // If the network does not answer, the reply does not say whether the account is set up.
    ...(isDeployed !== undefined && { smartAccountDeployed: isDeployed }),
  }
}
