import type { Approval } from '../approval/approval'
import type { FrameNamespace } from '../session/active-networks'
import type { SigningRequest } from './rpc'

/** Who signs, and on which network. A request reads them once, so that a switch of the network does not change the request. */
export type ApprovalFacts = Awaited<ReturnType<typeof approvalFacts>>

/** Reads what every approval shows. */
export async function approvalFacts({ context, login, origin }: SigningRequest, namespace: FrameNamespace) {
  const network = context.networks.active(namespace)
  const account = await context.addressOf(login, namespace)
  const facts = { origin, appName: context.app.name, account, network: network.name } satisfies Partial<Approval>
  return { facts, network }
}
