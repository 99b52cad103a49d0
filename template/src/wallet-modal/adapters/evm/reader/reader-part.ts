import type { ChainReader } from '../../chain-reader'
import type { Ask, AskQuery } from './ask'

/** The dependencies of a part of the reader. */
export interface ReaderContext {
  /** Reads from the network of a query. Rejects with the signal's reason, or with a WalletModalError that says why a read failed. */
  read<T>(query: AskQuery, reading: (ask: Ask) => Promise<T>): Promise<T>
}

/** A part of the EVM reader. It comes with the unit that needs it. */
export type ReaderPart = (context: ReaderContext) => Omit<ChainReader, 'checkAddress'>
