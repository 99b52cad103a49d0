// @vitest-environment node
import { verifyMessage } from 'ethers/hash'
import { getBytes } from 'ethers/utils'
import { Wallet } from 'ethers/wallet'
import { testAdapterContract } from '../../testing/chains/adapter-contract'
import type { TestSigner } from '../evm/testing/evm-harness'
import { createEvmHarness } from '../evm/testing/evm-harness'
import { createEthersAdapter } from './ethers.adapter'

/** Keys that everybody knows: made from the numbers one and two. */
const accounts = ['01', '02'].map((end) => new Wallet(`0x${end.padStart(64, '0')}`))
const addressOf = (index: number) => accounts[index]?.address ?? ''

const signer: TestSigner = {
  addresses: [addressOf(0), addressOf(1)],
  async sign(address, message) {
    const account = accounts.find((known) => known.address === address)
    return account?.signMessage(getBytes(message)) ?? Promise.reject(new Error(`no key for ${address}`))
  },
  isSignedBy: (address, message, signature) => verifyMessage(message, signature) === address,
}

testAdapterContract('ethers', createEvmHarness(signer, createEthersAdapter))
