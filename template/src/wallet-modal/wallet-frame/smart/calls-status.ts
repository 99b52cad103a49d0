import type { Hex } from 'viem'
import { createRpcCall } from '../chain/rpc-client'
import type { FrameNetwork } from '../config'
import type { FramePlatform } from '../platform'
import { evmChainId, namespaceOf } from '../session/active-networks'
import { createBundler } from './bundler'
import { findInclusion } from './inclusion'

/** The id of a batch: the chain id and the hash of the operation. So the wallet needs nothing but the id after a reload. */
export function idOfOperation(chainId: number, hash: Hex): Hex {
  return `0x${chainId.toString(16).padStart(64, '0')}${hash.slice(2)}`
}

/** Answers `wallet_getCallsStatus` (EIP-5792) for a user operation. Undefined for an id of another form or of another network. */
export async function callsStatus(
  platform: FramePlatform,
  networks: readonly FrameNetwork[],
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const [, chain = '', digits = ''] = /^0x([0-9a-f]{64})([0-9a-f]{64})$/.exec(id) ?? []
  const network = networks.find(
    (one) =>
      one.smartAccount !== undefined &&
      namespaceOf(one) === 'eip155' &&
      BigInt(evmChainId(one)) === BigInt(`0x${chain || '0'}`),
  )
  if (!network) return undefined
  const found = await findInclusion(createBundler(platform, network), createRpcCall(platform, network), `0x${digits}`)
  const chainId = `0x${evmChainId(network).toString(16)}`
  const state = { version: '2.0.0', id, chainId, atomic: true }
  if (!found) return { ...state, status: 100 }
  return { ...state, status: found.isDone ? 200 : 500, receipts: [found.receipt] }
}
