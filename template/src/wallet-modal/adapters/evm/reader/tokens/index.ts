import type { TokenReader } from '../../../token-reader'
import type { ReaderPart } from '../reader-part'
import { Multicall } from './multicall'
import { readTokens } from './tokens'

/** Reads the balances of known tokens from their contracts. */
export const tokens: ReaderPart = ({ read }) => {
  const multicall = new Multicall()
  const reader: TokenReader = { getTokens: (query) => read(query, (ask) => readTokens(ask, multicall, query)) }
  return { tokens: reader }
}
