import type { ChainReader } from '../../chain-reader'
import { checkAddress } from './address'
import * as parts from './parts'
import type { ReaderContext, ReaderPart } from './reader-part'

/** Creates the reader of Solana networks, which uses JSON-RPC. */
export function createSolanaReader(context: ReaderContext): ChainReader {
  const reader: ChainReader = { checkAddress }
  for (const part of Object.values<ReaderPart>(parts)) Object.assign(reader, part(context))
  return reader
}
