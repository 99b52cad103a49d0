import type { ChainNamespace } from '../../domain/networks/caip'
import { FakeNamespace, bitcoinAlpha, solanaAlpha, solanaBeta } from './fake-namespace'
import { alpha, beta } from '../networks'
import { testEvmAdapter } from './test-evm-adapter'

/** Options for a modal with EVM, Solana and Bitcoin. The wallets of all three have the same name, so they are listed as one. */
export function threeNamespaces() {
  const solana = new FakeNamespace('solana', { balance: BigInt(2_500_000_000) })
  const bitcoin = new FakeNamespace('bip122')
  const options = {
    networks: [alpha, beta, solanaAlpha, solanaBeta, bitcoinAlpha] as const,
    adapters: [testEvmAdapter(), solana.descriptor, bitcoin.descriptor],
  }
  return { solana, bitcoin, options }
}

/** The three namespaces in order. */
export const three: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122']
