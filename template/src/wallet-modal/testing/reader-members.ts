import type { ChainReader, TokenReader, TransferReader } from '../adapters/chain-reader'

/** What a reader tells about balances. Fails the test where the reader has no such part. */
export function tokensOf(reader: ChainReader | undefined): TokenReader {
  if (!reader?.tokens) throw new Error('the reader reads no tokens')
  return reader.tokens
}

/** What a reader does for transfers. Fails the test where the reader has no such part. */
export function transfersOf(reader: ChainReader | undefined): TransferReader {
  if (!reader?.transfers) throw new Error('the reader builds no transfers')
  return reader.transfers
}
