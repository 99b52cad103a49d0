import type { ChainReader, TokenReader, TransferReader } from '../adapters/chain-reader'

/** The reader's part for tokens. Throws if the reader has none. */
export function tokensOf(reader: ChainReader | undefined): TokenReader {
  if (!reader?.tokens) throw new Error('the reader reads no tokens')
  return reader.tokens
}

/** The reader's part for transfers. Throws if the reader has none. */
export function transfersOf(reader: ChainReader | undefined): TransferReader {
  if (!reader?.transfers) throw new Error('the reader builds no transfers')
  return reader.transfers
}
