import { encodeBytes, word } from '../abi/encode'
import { addresses, treasury } from '../testbed/addresses'
import type { ContractAccount } from './contract-account'
import { callNode } from './provider'
import type { WalletChain } from './wallet-state'

/** What ends a signature that says how the contract behind it comes to be (ERC-6492). */
const mark = '6492'.repeat(16)

/**
 * The signature that a contract account gives for what its owner has signed (65 bytes): as it is where the contract stands,
 * which it is seen to here; else with its deployment around it.
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
