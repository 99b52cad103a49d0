import type { ComponentType } from 'react'
import { bitcoinAdapter, ethersAdapter, solanaAdapter } from '../../../template/src/wallet-modal'
import type { ChainAdapter } from '../config'
import { BitcoinPart } from './bitcoin-part'
import type { HostParts } from './parts'
import { SolanaPart } from './solana-part'

const adapters = { bitcoin: bitcoinAdapter, ethers: ethersAdapter, solana: solanaAdapter }

/** The host app's own use of the wallets of each chain family. */
const parts: Partial<Record<ChainAdapter, ComponentType>> = { bitcoin: BitcoinPart, solana: SolanaPart }

/** A host app on several chain families. */
export function chainParts(kinds: readonly ChainAdapter[]): HostParts {
  const own = kinds.flatMap((kind) => parts[kind] ?? [])
  return {
    adapters: kinds.map((kind) => adapters[kind]()),
    Part: () => own.map((Part, index) => <Part key={index} />),
  }
}
