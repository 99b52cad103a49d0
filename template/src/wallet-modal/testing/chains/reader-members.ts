import type { ChainReader, TransferReader } from '../../adapters/chain-reader'

/** The reader's part for transfers. Throws if the reader has none. */
export function transfersOf(reader: ChainReader | undefined): TransferReader {
  if (!reader?.transfers) throw new Error('the reader builds no transfers')
  return reader.transfers
}
