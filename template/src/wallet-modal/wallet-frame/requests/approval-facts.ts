import type { AccountKind } from '../account-kinds/account-kind'
import { smartAccountOn } from '../account-kinds/smart-account-on'
import type { Approval } from '../approval/approval'
import type { FrameNetwork } from '../config'
import type { EvmKey } from '../custody/signer'
import type { FrameNamespace } from '../session/active-networks'
import type { SigningRequest } from './rpc'

/** The account that signs, and its network. A request reads both once, so that a switch of the network does not change the request. */
export interface ApprovalFacts {
  /** The facts that every approval shows. */
  facts: Pick<Approval, 'language' | 'origin' | 'appName' | 'account' | 'isSmartAccount' | 'network'>
  network: FrameNetwork
  /** The address of the account. */
  address: string
  /** The key that signs on EVM networks. On other networks, `eoa`. */
  key: EvmKey
  /** The address of the key. It is the address of the account, unless the account is a contract. */
  owner: string
  /** The kind of the smart account. Undefined if the ordinary account signs. */
  kind?: AccountKind | undefined
}

/** Reads which account signs, and on which network. */
export async function approvalFacts(
  { context, login, origin }: SigningRequest,
  namespace: FrameNamespace,
): Promise<ApprovalFacts> {
  const network = context.networks.active(namespace)
  const kind = namespace === 'eip155' ? await context.accountTypes.kindForSigning(login, network) : undefined
  const base = { language: await context.language(), origin, appName: context.app.name, network: network.name }
  if (!kind) {
    const address = await context.addressOf(login, namespace)
    return { facts: { ...base, account: address }, network, address, key: 'eoa', owner: address }
  }
  const smart = await smartAccountOn(kind, network, context, login)
  return { facts: { ...base, account: smart.address, isSmartAccount: true }, network, ...smart, kind }
}
