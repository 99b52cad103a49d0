import { withAsk } from '../../ask'
import type { ReaderPart } from '../reader-part'
import { readTokens } from './tokens'

/** Reads the balances of known tokens. */
export const tokens: ReaderPart = ({ rpc }) => ({
  tokens: { getTokens: (query) => withAsk(rpc, query, (ask) => readTokens(ask, query)) },
})
