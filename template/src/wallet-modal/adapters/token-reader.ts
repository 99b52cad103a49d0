import type { Network } from '../domain/networks/network'
import type { TokenBalance } from '../domain/tokens/token'

declare module './chain-reader' {
  interface ChainReader {
    readonly tokens?: TokenReader
  }
}

/** Reads an account's tokens. */
export interface TokenReader {
  /** Reads the native balance, then the known tokens that the account holds. The result has no prices. */
  getTokens(query: { address: string; network: Network; signal: AbortSignal }): Promise<readonly TokenBalance[]>
}
