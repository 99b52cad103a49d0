import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import type { Hex } from 'viem'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  keccak256,
  parseAbi,
  zeroHash,
} from 'viem'
import type { ContractSettings } from '../account-kinds/smart-settings'

/**
 * The hash of the code that creates a proxy. The addresses of all accounts follow from this code, so a package with another code must not be
 * used: every visitor would have another account.
 */
const proxyHash = '0xc8fb9314d27cddb08b374dd2bf47cd06c6fb879756ddfbedf522a8c58756a8e0'

const abi = parseAbi([
  'function initialize(address owner, string[] keyIds, uint256[] x, uint256[] y)',
  'function deploy(bytes bytecode, bytes32 salt) returns (address)',
])

type Contracts = Pick<ContractSettings, 'factory' | 'implementation'>

/** Whether the installed package has the expected proxy. */
export const hasExpectedProxy = (): boolean => keccak256(ERC1967Proxy) === proxyHash

/** Builds the creation code of the account that a key owns: a proxy that calls `initialize` of the implementation. */
function creationCode({ implementation }: Contracts, owner: Hex): Hex {
  if (!hasExpectedProxy())
    throw new Error('The installed @metamask/delegation-abis has another proxy than version 2.0.0')
  const first = encodeFunctionData({ abi, functionName: 'initialize', args: [owner, [], [], []] })
  const values = encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [implementation, first])
  return concat([ERC1967Proxy, values])
}

/** Encodes the call of the factory's `deploy`. The call deploys the account that a key owns. */
export function factoryData(contracts: Contracts, owner: Hex): Hex {
  return encodeFunctionData({ abi, functionName: 'deploy', args: [creationCode(contracts, owner), zeroHash] })
}

/** Computes the address of the account that a key owns (CREATE2), with the checksum of EIP-55. The address is the same before and after the deployment. */
export function accountAddress(contracts: Contracts, owner: Hex): Hex {
  const bytecode = creationCode(contracts, owner)
  return getContractAddress({ opcode: 'CREATE2', from: contracts.factory, salt: zeroHash, bytecode })
}
