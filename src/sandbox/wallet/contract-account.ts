import { checksumAddress } from '../abi/address'
import { encodeCall, word } from '../abi/encode'
import { keccak256 } from '../abi/keccak'
import { selectors } from '../abi/selectors'
import bytecode from '../contracts/bytecode.json'
import { addresses } from '../testbed/addresses'
import type { WalletSettings } from './settings'

/** A contract that the wallet uses as its account, and the account whose key signs for the contract. */
export interface ContractAccount {
  readonly address: string
  readonly owner: string
  /** The call to the factory that deploys the contract. */
  readonly deployment: `0x${string}`
  readonly isDeployed: boolean
}

/** Returns the contract of the setting `contractAccount`; undefined if the wallet uses ordinary accounts. */
export function contractAccountOf({ contractAccount, selectedAccount }: WalletSettings): ContractAccount | undefined {
  if (contractAccount === 'none') return undefined
  const isDeployed = contractAccount === 'deployed'
  const salt = word(isDeployed ? '1' : '2')
  const owner = word(selectedAccount.slice(2))
  const parts = ['ff', addresses.accountMaker.slice(2), salt, hashOf(bytecode.OwnedAccount.slice(2) + owner)]
  return {
    address: checksumAddress(`0x${hashOf(parts.join('')).slice(24)}`),
    owner: selectedAccount,
    deployment: encodeCall(selectors.makeAccount, `0x${owner}`, `0x${salt}`),
    isDeployed,
  }
}

function hashOf(hex: string): string {
  return keccak256(Buffer.from(hex, 'hex')).slice(2)
}
