import { RpcError } from '../rpc-error'
import { SilentError } from '../wallet/approvals'
import { block, line } from '../wallet/describe'
import { proposedEvm, evmNamespaces, solanaNamespaces } from './namespaces'
import type { Namespaces, PairingError, Proposal } from './pairing-client'
import { approvedNamespaces } from './phone-namespace'
import { askForPairing, originOf, rejected, type RequestDeps } from './session-requests'

/** The outcome of a proposal. */
export type Decision =
  | { readonly namespaces: Namespaces; readonly chains: readonly number[] }
  | { readonly reason: PairingError }
  | undefined

/**
 * Decides an app's proposal. A person decides, or the mode that a test has set.
 * @returns undefined if the wallet may not answer
 */
export async function decideProposal(deps: RequestDeps, proposal: Proposal, signal: AbortSignal): Promise<Decision> {
  const { state } = deps
  const { metadata } = proposal.params.proposer
  const evm = proposedEvm(proposal)
  // The functions read the settings later, because a person may change the settings before the decision.
  const chains = (): readonly number[] => (state.settings.pairingChains ?? evm.chains).filter((id) => state.isKnown(id))
  const isSolana = (): boolean => state.settings.pairingNamespace === 'solana'
  const others = (): Namespaces => approvedNamespaces(deps.namespaces, proposal)
  const isUseless = (): boolean => !isSolana() && chains().length === 0 && Object.keys(others()).length === 0
  if (isUseless()) return { reason: unsupportedChains }
  const names = chains().map((id) => state.findChain(id)?.name ?? String(id))
  const titles = deps.namespaces.filter(({ name }) => Object.hasOwn(others(), name)).map(({ title }) => title)
  const addresses = Object.values(others()).flatMap(({ accounts }) => accounts.map((account) => account.split(':')[2]))
  const details = [
    line('Site', metadata.name ?? ''),
    line('Chains', isSolana() ? 'Solana' : [...names, ...titles].join(', ')),
    block('It will see', [...(names.length > 0 ? state.exposedAccounts : []), ...new Set(addresses)].join('\n')),
  ]
  const question = { origin: originOf(metadata), method: 'wc_sessionPropose', title: 'Pair with this site', details }
  try {
    await askForPairing(deps).ask(question, signal)
  } catch (error) {
    if (error instanceof SilentError) return undefined
    if (error instanceof RpcError) return { reason: rejected }
    throw error
  }
  if (isSolana()) return { namespaces: solanaNamespaces, chains: [] }
  if (isUseless()) return { reason: unsupportedChains }
  const own = chains().length > 0 ? evmNamespaces(chains(), state.exposedAccounts, evm) : {}
  return { namespaces: { ...own, ...others() }, chains: chains() }
}

const unsupportedChains: PairingError = { code: 5100, message: 'Unsupported chains.' }
