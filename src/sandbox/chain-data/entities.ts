/** What an account owns of one currency, as the data service tells it. */
export interface BalanceEntity {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; missing for the native currency. */
  readonly address?: string
  /** In dollars; missing without a price. */
  readonly value?: number
  /** In dollars; 0 when nobody says. */
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

/** A transaction from an account's point of view, as the data service tells it. */
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

/** What one transaction moved in or out of an account. */
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

/** A chain as the data service knows it. */
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
  /** As it was given. */
  readonly address: string
}

/** The address of a currency's picture. */
export type IconOf = (symbol: string) => string

/** The name of a native currency. */
export function nativeName(symbol: string): string {
  return symbol === 'ETH' ? 'Ether' : symbol
}
