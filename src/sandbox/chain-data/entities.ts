/** An account's balance of one currency, in the form of the data service. */
export interface BalanceEntity {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; missing for the native currency. */
  readonly address?: string
  /** In dollars; missing without a price. */
  readonly value?: number
  /** In dollars; 0 without a price. */
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

/** A transaction as seen by an account, in the form of the data service. */
export interface TransactionEntity {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    /** CAIP-2. */
    readonly chain: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly nonce: number
  }
  readonly transfers: readonly TransferEntity[]
}

/** A transfer of a transaction, into or out of an account. */
export interface TransferEntity {
  readonly fungible_info?: { readonly name: string; readonly symbol: string; readonly icon: { readonly url: string } }
  readonly nft_info?: {
    readonly name: string
    readonly content: { readonly preview: Picture; readonly detail: Picture }
    readonly flags: { readonly is_spam: boolean }
  }
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value?: number
  readonly price?: number
}

interface Picture {
  readonly url: string
  readonly content_type: string
}

/** A chain, in the form of the data service. */
export interface DataChain {
  /** CAIP-2. */
  readonly id: string
  /** Of the native currency. */
  readonly symbol: string
  readonly rpcUrl: string
}

/** An account or token on a chain. */
export interface PlacedAddress {
  /** CAIP-2. */
  readonly chain: string
  /** The text as the caller wrote it. */
  readonly address: string
}

/** Returns the address of a currency's picture. */
export type IconOf = (symbol: string) => string

export function nativeName(symbol: string): string {
  return symbol === 'ETH' ? 'Ether' : symbol
}
