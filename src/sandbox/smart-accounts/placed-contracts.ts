import { encodeValues } from '../abi/encode'
import { keccak256 } from '../abi/keccak'
import { rpcCall, type RpcRequest } from '../chain/rpc-call'
import { RpcError, rpcCodes } from '../rpc-error'
import { smartAccounts } from './addresses'
import { bytecodePackage } from './bytecode'
import { contractNames, makeCodes } from './make-contracts'

/** The deposit of the paymaster in the EntryPoint, in wei. A sandbox cannot spend this amount. */
export const paymasterDeposit = 10n ** 24n

/**
 * Lists the requests that deploy the contracts of smart accounts and give the paymaster its deposit. The node may execute the requests
 * in any order. The list is empty if the package with the contracts is not installed.
 * @param rpcUrl a fresh chain of anvil
 */
export async function placedContracts(rpcUrl: string): Promise<readonly RpcRequest[]> {
  const codes = await makeCodes(rpcUrl)
  if (!codes) return []
  const { entryPoint, paymaster } = smartAccounts
  // The mapping at slot 0 of the EntryPoint holds the deposit of each address.
  const slot = keccak256(Buffer.from(encodeValues([paymaster, 0n]), 'hex'))
  return [
    ...contractNames.map((name) => ({ method: 'anvil_setCode', params: [smartAccounts[name], codes[name]] })),
    { method: 'anvil_setStorageAt', params: [entryPoint, slot, `0x${encodeValues([paymasterDeposit])}`] },
    { method: 'anvil_setBalance', params: [entryPoint, `0x${paymasterDeposit.toString(16)}`] },
  ]
}

/**
 * Creates a check that a chain has the contracts of smart accounts. The check asks the chain until the contracts are found once.
 * @returns a function that throws RpcError -32603 on a chain without the contracts; the error names the missing package
 */
export function contractCheck(rpcUrl: string): () => Promise<void> {
  let isFound = false
  return async () => {
    isFound ||= (await rpcCall(rpcUrl, 'eth_getCode', [smartAccounts.entryPoint, 'latest'])) !== '0x'
    if (isFound) return
    const fix = `Run npm install -D ${bytecodePackage}@2.0.0, and start the sandbox again`
    throw new RpcError(rpcCodes.internal, `The sandbox has no contracts of smart accounts. ${fix}`)
  }
}
