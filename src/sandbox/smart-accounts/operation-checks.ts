import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { smartAccounts } from './addresses'
import { authorizationSigner } from './authorization'
import { gasOf, leastPreVerificationGas, mostGas } from './gas'
import type { UserOperation } from './operation'

/** Checks that a value is the address of EntryPoint 0.7. @throws RpcError -32602 for any other value */
export function checkEntryPoint(value: unknown): void {
  if (typeof value === 'string' && value.toLowerCase() === smartAccounts.entryPoint.toLowerCase()) return
  throw invalidParams(`The only entry point here is ${smartAccounts.entryPoint}`)
}

/**
 * Checks the parts of a user operation that can be checked without the chain.
 * @throws RpcError -32602 that names the wrong field
 */
export function checkParts(operation: UserOperation, chainId: number): void {
  const { authorization, factory } = operation
  if (authorization !== undefined && ![0n, BigInt(chainId)].includes(BigInt(authorization.chainId)))
    throw invalidParams(`eip7702Auth is for the chain ${BigInt(authorization.chainId)}, not for ${chainId}`)
  if (authorization !== undefined && factory !== undefined)
    throw invalidParams('An operation has either a factory or eip7702Auth')
  if (gasOf(operation) > mostGas) throw invalidParams(`The operation may use at most ${mostGas} gas`)
}

/**
 * Checks that a user operation pays for its bundle, and that its sender has signed the authorization. Without the second check, the
 * chain would delegate the account of any signer.
 * @throws RpcError -32602 that names the wrong field
 */
export async function checkFinal(operation: UserOperation, url: string): Promise<void> {
  const { preVerificationGas, maxFeePerGas, authorization, sender } = operation
  const least = leastPreVerificationGas(operation)
  if (preVerificationGas < least) throw invalidParams(`preVerificationGas must be at least ${least}`)
  const block = await rpcCall(url, 'eth_getBlockByNumber', ['latest', false])
  const baseFee = isRecord(block) ? BigInt(String(block['baseFeePerGas'])) : 0n
  if (maxFeePerGas < baseFee) throw invalidParams(`maxFeePerGas must be at least ${baseFee}`)
  if (authorization === undefined) return
  if ((await authorizationSigner(url, authorization)) !== sender.toLowerCase())
    throw invalidParams('eip7702Auth is not signed by the sender')
}
