import type { AdapterContext } from '../../adapter'
import type { ChainReader } from '../../chain-reader'

/** Loads the code that reads from the chain, and creates the reader. */
export async function loadReader(context: Pick<AdapterContext, 'rpc'>): Promise<ChainReader> {
  const { createEvmReader } = await import('./evm-reader')
  return createEvmReader(context)
}
