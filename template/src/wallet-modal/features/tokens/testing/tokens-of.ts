import type { ChainReader } from '../../../adapters/chain-reader'
import type { TokenReader } from '../../../adapters/token-reader'

/** The reader's part for tokens. Throws if the reader has none. */
export function tokensOf(reader: ChainReader | undefined): TokenReader {
  if (!reader?.tokens) throw new Error('the reader reads no tokens')
  return reader.tokens
}
