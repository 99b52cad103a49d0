import { encodeValues } from '../abi/encode'
import { rpcCall } from '../chain/rpc-call'
import { delegationManager, smartAccounts } from './addresses'
import { loadBytecode } from './bytecode'
import paymaster from './paymaster.json'

/** The names of the contracts. */
export const contractNames = [
  'entryPoint',
  'senderCreator',
  'delegate',
  'factory',
  'implementation',
  'paymaster',
] as const

type Codes = Readonly<Record<(typeof contractNames)[number], string>>

/** The place of the address of the library for P-256 keys. The sandbox does not deploy the library, so accounts cannot have P-256 keys as owners. */
const libraries = /__\$[0-9a-f]{34}\$__/g

/**
 * Computes the code of each contract by running its creation code in a call at the contract's own address, because some codes store
 * their address and the id of the chain. The chain is not changed.
 * @param rpcUrl a chain of anvil
 * @returns undefined if the package with the creation codes is not installed
 */
export async function makeCodes(rpcUrl: string): Promise<Codes | undefined> {
  const bytecode = await loadBytecode()
  if (!bytecode) return undefined
  const { entryPoint, senderCreator, delegate, factory, implementation } = smartAccounts
  const values = encodeValues([delegationManager, entryPoint])
  const hybrid = bytecode.HybridDeleGator.replaceAll(libraries, '0'.repeat(40))
  const [first, second, third, fourth, fifth] = await Promise.all([
    create(rpcUrl, entryPoint, bytecode.EntryPoint),
    create(rpcUrl, senderCreator, bytecode.SenderCreator),
    create(rpcUrl, delegate, bytecode.EIP7702StatelessDeleGator + values),
    create(rpcUrl, factory, bytecode.SimpleFactory),
    create(rpcUrl, implementation, hybrid + values),
  ])
  return {
    entryPoint: first,
    senderCreator: second,
    delegate: third,
    factory: fourth,
    implementation: fifth,
    paymaster: paymaster.Paymaster,
  }
}

/** Runs creation code as if it were the code of the contract. The result of the call is the code of the created contract. */
async function create(rpcUrl: string, address: string, code: string): Promise<string> {
  // The EntryPoint creates the SenderCreator. The address of the SenderCreator follows from the nonce 1, and must be empty.
  const empty = { [smartAccounts.senderCreator]: { code: '0x', nonce: '0x0' } }
  const overrides = { ...empty, [address]: { code, nonce: '0x1' } }
  return String(await rpcCall(rpcUrl, 'eth_call', [{ to: address, gas: '0x1000000' }, 'latest', overrides]))
}
