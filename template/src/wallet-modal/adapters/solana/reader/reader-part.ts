import type { AdapterContext } from '../../adapter'
import type { ChainReader } from '../../chain-reader'
import type { Expiries } from '../expiries'

/** The dependencies of a part of the reader. */
export type ReaderContext = Pick<AdapterContext, 'rpc'> & { expiries: Expiries }

/** A part of the Solana reader. It comes with the unit that needs it. */
export type ReaderPart = (context: ReaderContext) => Omit<ChainReader, 'checkAddress'>
