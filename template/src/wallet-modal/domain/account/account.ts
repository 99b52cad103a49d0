import type { CaipAddress, ChainNamespace } from '../networks/caip'

/** The state of a namespace's connection. `reconnecting`: an earlier connection is being restored without asking the visitor. */
export type ConnectionStatus = 'connecting' | 'connected' | 'disconnected' | 'reconnecting'

export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** An account that a wallet shares. `publicKey` and `path` exist only on bip122. */
export interface Account {
  namespace: ChainNamespace
  address: string
  type: AccountType
  publicKey?: string
  path?: string
}

/** An account of the type that wallets of the namespace share by default. */
export function createAccount(namespace: ChainNamespace, address: string): Account {
  return { namespace, address, type: namespace === 'bip122' ? 'payment' : 'eoa' }
}

/** The code of an account that delegates to a contract (EIP-7702). The owner's key still controls the account. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** Whether the code at an address is a contract. The code of an account that only delegates (EIP-7702) is not a contract. */
export function isContractCode(code: unknown): boolean {
  return typeof code === 'string' && code.length > 2 && !delegation.test(code)
}

/** An exact amount in the smallest unit of its currency. */
export interface Balance {
  value: bigint
  decimals: number
  symbol: string
}

/** Name and icon of a connected wallet. */
export interface WalletInfo {
  name: string
  icon?: string | undefined
  rdns?: string | undefined
  type?: string | undefined
}

/** The state of one namespace's account. */
export interface AccountState {
  status: ConnectionStatus
  caipAddress: CaipAddress | undefined
  address: string | undefined
  allAccounts: readonly Account[]
  preferredAccountTypes: Partial<Record<ChainNamespace, AccountType>>
  smartAccountDeployed: boolean
  profileName: string | null | undefined
  profileImage: string | null | undefined
  balance: Balance | undefined
  /** `unsupported`: the adapter of this namespace reads no balances. */
  balanceState: 'idle' | 'loading' | 'ready' | 'failed' | 'unsupported'
  connectedWalletInfo: WalletInfo | undefined
  currentTab: number
  addressLabels: ReadonlyMap<string, string>
}

/** What is read for an account from a network, before it is read. It belongs to one account on one network. */
export const unreadOnNetwork = { balance: undefined, balanceState: 'idle', smartAccountDeployed: false } as const

/** Everything that is read for an account, before it is read. Another account starts with it. */
export const unreadAccount = {
  ...unreadOnNetwork,
  profileName: undefined,
  profileImage: undefined,
} as const

/** The state of a namespace without an account. */
export function emptyAccountState(): AccountState {
  return {
    status: 'disconnected',
    caipAddress: undefined,
    address: undefined,
    allAccounts: [],
    preferredAccountTypes: {},
    ...unreadAccount,
    connectedWalletInfo: undefined,
    currentTab: 0,
    addressLabels: new Map(),
  }
}
