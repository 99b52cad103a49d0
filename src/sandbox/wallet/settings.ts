import { devAccounts } from '../chain/chains'
import { isRecord } from '../json'
import { invalidParams } from '../rpc-error'

/** How the wallet behaves. The wallet page and the control API can change every setting. */
export interface WalletSettings {
  /** `ask` waits for a decision in the wallet page. `approve` and `reject` decide immediately. */
  readonly mode: 'ask' | 'approve' | 'reject'
  /** How long the wallet waits before it sends an answer that needed a decision, in milliseconds. */
  readonly delayMs: number
  readonly locked: boolean
  readonly selectedAccount: string
  /** The accounts that connected sites see. The selected account is always among them. */
  readonly exposedAccounts: readonly string[]
  /** The wallet's current chain. */
  readonly chainId: number
  /** The chains that the wallet knows. A request to switch to another chain gets the error 4902. */
  readonly knownChains: readonly number[]
  readonly refuseSwitch: boolean
  /** If true, the wallet never answers a request that needs a decision. */
  readonly unresponsive: boolean
  /** Whether the page script opens the wallet page by itself. */
  readonly popup: boolean
  /** The chains that the wallet allows in a pairing; `null` allows the chains that the app proposes and the wallet knows. */
  readonly pairingChains: readonly number[] | null
  /** With `solana`, the wallet allows no EVM chain in a pairing. */
  readonly pairingNamespace: 'eip155' | 'solana'
  /** The error code for a paired app's request that is rejected. Real wallets use either code. */
  readonly pairingRejectCode: 5000 | 4001
  /** What the wallet does with a sign-in that an app requests together with the pairing (`wc_sessionAuthenticate`). */
  readonly pairingSignIn: PairingSignIn
  /** Whether the announced wallet has `solana:signIn` of the Wallet Standard, and which message and signature the wallet returns. */
  readonly solanaSignIn: SolanaSignIn
  /** Whose signature the wallet returns for an EVM message: the signature of the account's own key, or of a contract (ERC-1271, ERC-6492). */
  readonly contractAccount: ContractAccount
  /** Whether the wallet answers which assets its accounts own (ERC-7811). */
  readonly assetDiscovery: boolean
  /** Whether the wallet can carry several calls out as one transaction (EIP-5792). */
  readonly atomic: boolean
  /** Whether the wallet can allow a site to act without asking (EIP-7715). */
  readonly permissions: boolean
}

/**
 * The kinds of answers to a sign-in. `unknown`: the wallet does not know the method, and answers the session proposal that the app sends as
 * well. `every-chain`: the wallet signs once for each chain. The last six kinds are of a dishonest wallet: the signature is of another key
 * or not valid, or the message is not the requested message, or the wallet opens no session.
 */
const pairingSignIns = [
  'yes',
  'every-chain',
  'unknown',
  'other-signer',
  'broken-signature',
  'other-statement',
  'other-nonce',
  'other-domain',
  'no-session',
] as const
type PairingSignIn = (typeof pairingSignIns)[number]

/** `none`: the wallet does not have the feature. The last three values are of a dishonest wallet. */
const solanaSignIns = ['none', 'yes', 'other-domain', 'other-address', 'other-signature'] as const
type SolanaSignIn = (typeof solanaSignIns)[number]

/** `counterfactual` is a contract that is not deployed. */
const contractAccounts = ['none', 'deployed', 'counterfactual'] as const
type ContractAccount = (typeof contractAccounts)[number]

const longestDelayMs = 600_000

type Checks = { readonly [K in keyof WalletSettings]: (value: unknown) => WalletSettings[K] }

const checks: Checks = {
  mode: (value) => {
    if (value === 'ask' || value === 'approve' || value === 'reject') return value
    throw invalidParams('mode must be ask, approve or reject')
  },
  delayMs: (value) => {
    if (typeof value === 'number' && value >= 0 && value <= longestDelayMs) return value
    throw invalidParams(`delayMs must be a number from 0 to ${longestDelayMs}`)
  },
  locked: flag('locked'),
  selectedAccount: account,
  exposedAccounts: (value) => {
    if (Array.isArray(value) && value.length > 0) return [...new Set(value.map(account))]
    throw invalidParams('exposedAccounts must be a list of at least one address')
  },
  chainId: chainId,
  knownChains: (value) => {
    if (Array.isArray(value) && value.length > 0) return [...new Set(value.map(chainId))]
    throw invalidParams('knownChains must be a list of at least one chain id')
  },
  refuseSwitch: flag('refuseSwitch'),
  unresponsive: flag('unresponsive'),
  popup: flag('popup'),
  pairingChains: (value) => {
    if (value === null) return null
    if (Array.isArray(value)) return [...new Set(value.map(chainId))]
    throw invalidParams('pairingChains must be null or a list of chain ids')
  },
  pairingNamespace: (value) => {
    if (value === 'eip155' || value === 'solana') return value
    throw invalidParams('pairingNamespace must be eip155 or solana')
  },
  pairingRejectCode: (value) => {
    if (value === 5000 || value === 4001) return value
    throw invalidParams('pairingRejectCode must be 5000 or 4001')
  },
  pairingSignIn: oneOf('pairingSignIn', pairingSignIns),
  solanaSignIn: oneOf('solanaSignIn', solanaSignIns),
  contractAccount: oneOf('contractAccount', contractAccounts),
  assetDiscovery: flag('assetDiscovery'),
  atomic: flag('atomic'),
  permissions: flag('permissions'),
}

/**
 * Checks a change of settings that came over the control API.
 * @throws RpcError -32602 for an unknown name or a value of the wrong form
 */
export function parseSettings(input: unknown): Partial<WalletSettings> {
  if (!isRecord(input)) throw invalidParams('The settings must be a JSON object')
  const entries = Object.entries(input).map(([name, value]) => {
    if (!isSettingName(name)) {
      throw invalidParams(`There is no setting ${name}; the settings are ${Object.keys(checks).join(', ')}`)
    }
    return [name, checks[name](value)]
  })
  return Object.fromEntries(entries) as Partial<WalletSettings>
}

function isSettingName(name: string): name is keyof WalletSettings {
  return Object.hasOwn(checks, name)
}

/**
 * Returns the checksummed address of the development account with this address.
 * @throws RpcError -32602 if the wallet has no such account
 */
function account(value: unknown): string {
  const found = devAccounts.find((address) => address.toLowerCase() === String(value).toLowerCase())
  if (found === undefined) throw invalidParams(`The wallet has no account ${String(value)}`)
  return found
}

function chainId(value: unknown): number {
  if (Number.isSafeInteger(value) && Number(value) > 0) return Number(value)
  throw invalidParams(`${String(value)} is not a chain id; give it as a number such as 31337`)
}

function flag(name: string): (value: unknown) => boolean {
  return (value) => {
    if (typeof value === 'boolean') return value
    throw invalidParams(`${name} must be true or false`)
  }
}

function oneOf<T extends string>(name: string, values: readonly T[]): (value: unknown) => T {
  return (value) => {
    const found = values.find((one) => one === value)
    if (found === undefined) throw invalidParams(`${name} must be one of ${values.join(', ')}`)
    return found
  }
}
