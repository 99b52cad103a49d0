import type { AdapterContext } from '../../adapter'
import type { ChainReader } from '../../chain-reader'
import { withAsk } from './ask'
import { checkAddress } from './check-address'
import * as parts from './parts'
import type { ReaderContext, ReaderPart } from './reader-part'
import { toReadError } from './refusal'

/** Creates the reader of EVM chains, which uses JSON-RPC only. */
export function createEvmReader({ rpc }: Pick<AdapterContext, 'rpc'>): ChainReader {
  const context: ReaderContext = {
    async read(query, reading) {
      try {
        return await withAsk(rpc, query, reading)
      } catch (error) {
        throw toReadError(error, query.network.nativeCurrency.symbol)
      }
    },
  }
  const reader: ChainReader = { checkAddress: (value) => ({ address: checkAddress(value) }) }
  for (const part of Object.values<ReaderPart>(parts)) Object.assign(reader, part(context))
  return reader
}
