import { encodeBytes, word } from '../abi/encode'
import { addresses, treasury } from '../testbed/addresses'
import type { ContractAccount } from './contract-account'
import { callNode } from './provider'
import type { WalletChain } from './wallet-state'

/** The end of a signature for a contract that is not deployed (ERC-6492). */
const mark = '6492'.repeat(16)

/**
 * Turns the owner's signature (65 bytes) into the contract account's signature. For a deployed contract, this is the owner's signature; if
 * the contract has no code on this chain yet, it is deployed first. For a contract that stays undeployed, the signature also contains the
 * deployment (ERC-6492).
 */
export async function contractSignature(
  chain: WalletChain,
  account: ContractAccount,
  signature: string,
): Promise<string> {
  if (!account.isDeployed) {
    const [call, inner] = [encodeBytes(account.deployment.slice(2)), encodeBytes(signature.slice(2))]
    const second = (3 * 32 + call.length / 2).toString(16)
    return `0x${word(addresses.accountMaker.slice(2))}${word('60')}${word(second)}${call}${inner}${mark}`
  }
  const code = await callNode(chain, 'eth_getCode', [account.address, 'latest'])
  if (code === '0x') {
    const deployment = { from: treasury, to: addresses.accountMaker, data: account.deployment }
    await callNode(chain, 'eth_sendTransaction', [deployment])
  }
  return signature
}
