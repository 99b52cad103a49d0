import { isContractKind } from '../account-kinds/is-contract-kind'
import type { AccountKind } from '../account-kinds/account-kind'
import { loadOnce } from '../load-once'

const loadOffer = loadOnce(() => import('./offer'))
const loadOperations = loadOnce(() => import('./operations'))

/** Smart accounts: the visitor's second EVM account. It runs several calls as one transaction, and an app may pay its fees. */
export const smartAccounts: AccountKind = {
  isConfigured: ({ smartAccount, caipNetworkId }) => smartAccount !== undefined && caipNetworkId.startsWith('eip155:'),
  keyOn: ({ smartAccount }) => (isContractKind(smartAccount) ? 'contractAccount' : 'smartAccount'),
  addressOn: async (network, owner) => (await loadOffer()).addressOn(network, owner),
  completeSignature: async (platform, account, signature) =>
    (await loadOffer()).completeSignature(platform, account, signature),
  offerOn: async (parts, network) => (await loadOffer()).offerOn(parts, network),
  isDeployed: async (platform, network, address) => (await loadOffer()).isDeployed(platform, network, address),
  capabilities: async (network) => (await loadOffer()).capabilities(network),
  operations: async () => (await loadOperations()).operations,
}
