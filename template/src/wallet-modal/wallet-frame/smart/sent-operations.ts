import type { Hex } from 'viem'
import type { RpcCall } from '../chain/rpc-client'
import type { FramePlatform } from '../platform'
import { readOperationNonce } from './prepare-operation'

interface Account {
  chainId: number
  account: Hex
}

/** The nonce of the latest operation that each account has sent in this visit. */
const latest = new Map<string, bigint>()

const keyOf = ({ chainId, account }: Account) => `${chainId} ${account}`

/** Stores the nonce of an operation that the bundler has, or may have. */
export function noteSent(account: Account, nonce: bigint): void {
  latest.set(keyOf(account), nonce)
}

/** How many times the wallet looks whether the previous operation is included, and how long it waits in between, in milliseconds. */
const looks = 10
const pause = 1_000

/**
 * Waits until the previous operation is included, because the next operation may depend on its effects.
 * @returns true if the previous operation is still not included: the next operation has the same nonce, so only one of the two can happen
 */
export async function awaitTurn(platform: FramePlatform, rpc: RpcCall, account: Account): Promise<boolean> {
  const before = latest.get(keyOf(account))
  if (before === undefined) return false
  for (let look = 1; look <= looks; look += 1) {
    if ((await readOperationNonce(rpc, account.account)) > before) return false
    if (look < looks) await new Promise<void>((resume) => void platform.after(pause, resume))
  }
  return true
}
