import type { Adapter, AdapterSession } from '../../adapter'
import type { Connector } from '../../../domain/wallets/connector'
import type { Network } from '../../../domain/networks/network'
import { completeNetwork } from '../../../domain/networks/network'
import { createRpcClient } from '../../../services/http.rpc-client'
import type { FakePlatform } from '../../../testing/fake-platform'
import { createFakePlatform } from '../../../testing/fake-platform'
import { createSolanaAdapter } from '../solana.adapter'
import { FakePairedProvider } from './fake-paired-provider'
import { FakeStandardWallet } from './fake-standard-wallet'
import type { TestKey } from './keys'
import { testKey } from './keys'
import { SvmNetwork } from './svm-network'

export const devnet = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const testnet = '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'

/** A network of the test's chain. */
export function solanaNetwork(id: string, url: string): Network {
  return completeNetwork({
    id,
    name: id === devnet ? 'Solana Devnet' : 'Solana Testnet',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [url] } },
    chainNamespace: 'solana',
  })
}

interface SolanaTest {
  adapter: Adapter
  platform: FakePlatform
  svm: SvmNetwork
  wallet: FakeStandardWallet
  paired: FakePairedProvider
  connector: Connector
  keys: readonly [TestKey, TestKey]
  networks: readonly [Network, Network]
  connect(): Promise<AdapterSession>
}

/** @param options.sends whether the wallet sends transactions by itself. Default: true */
export async function createSolanaTest({ sends = true } = {}): Promise<SolanaTest> {
  const svm = await SvmNetwork.create(devnet)
  const keys = [testKey('one'), testKey('two')] as const
  for (const { address } of keys) svm.svm.airdrop(address, BigInt(10_000_000_000))
  const platform = createFakePlatform({ fetch: svm.fetch })
  const adapter = createSolanaAdapter({ platform, rpc: createRpcClient(platform) })
  const wallet = new FakeStandardWallet(keys, sends ? svm.send : undefined)
  const networks = [solanaNetwork(devnet, svm.url), solanaNetwork(testnet, `${svm.url}/testnet`)] as const
  const connector: Connector = {
    id: wallet.name,
    type: 'ANNOUNCED',
    name: wallet.name,
    chain: 'solana',
    provider: wallet,
  }
  const paired = new FakePairedProvider(keys, [devnet, testnet], svm.send)
  const connect = () => adapter.connect({ connector, network: networks[0] })
  return { adapter, platform, svm, wallet, paired, connector, keys, networks, connect }
}
