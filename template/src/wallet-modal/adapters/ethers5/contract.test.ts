// @vitest-environment node
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { testAdapterContract } from '../../testing/chains/adapter-contract'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import type { TestSigner } from '../evm/testing/evm-harness'
import { createEvmHarness } from '../evm/testing/evm-harness'
import { createEthers5Adapter } from './ethers5.adapter'

/** The providers of ethers 5 hold no keys: a digest of who signs what stands for the signature. */
function digest(address: string, message: Uint8Array): string {
  return `0x${bytesToHex(keccak_256(new Uint8Array([...utf8ToBytes(address), ...message])))}`
}

const signer: TestSigner = {
  addresses: [firstAddress, secondAddress],
  sign: async (address, message) => digest(address, hexToBytes(message.slice(2))),
  isSignedBy: (address, message, signature) => signature === digest(address, utf8ToBytes(message)),
}

testAdapterContract('ethers 5', createEvmHarness(signer, createEthers5Adapter))
