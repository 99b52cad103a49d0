import type { Network } from '../domain/networks/network'

declare module './chain-reader' {
  interface ChainReader {
    readonly names?: NameReader
  }
}

/** A network's answer about a name. */
export type NameAnswer =
  | { state: 'found'; address: string }
  /**
   * none: the name has no owner. noAddress: the name has an owner, but no address for the requested network. elsewhere: the
   * name's records are kept outside the chain, so the chain cannot tell.
   */
  | { state: 'none' | 'noAddress' | 'elsewhere' }

/** Reads the names of accounts from a network. */
export interface NameReader {
  /** Normalizes a name (ENSIP-15). @throws WalletModalError NAME_NOT_VALID */
  normalizeName(name: string): Promise<string>
  /**
   * Resolves a name for the network with the given coin type (ENSIP-9, ENSIP-11).
   * @throws WalletModalError NAME_NOT_VALID for a name that cannot exist
   */
  resolveName(query: { name: string; coinType: number; network: Network; signal: AbortSignal }): Promise<NameAnswer>
  /** The primary name of an account. A name counts only if it resolves to the account. */
  lookupAddress(query: { address: string; network: Network; signal: AbortSignal }): Promise<string | undefined>
  /** The picture of a name as an `https:` or `data:` URL. */
  getAvatar(query: { name: string; network: Network; signal: AbortSignal }): Promise<string | undefined>
}
