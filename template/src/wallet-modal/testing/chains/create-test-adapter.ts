import type { Adapter, AdapterContext, AdapterSession } from '../../adapters/adapter'
import { createEvmAdapter } from '../../adapters/evm/evm-adapter'
import type { Connector } from '../../domain/wallets/connector'
import { createRpcClient } from '../../services/http.rpc-client'
import { testWalletInfo } from '../announce'
import type { FakePlatform } from '../fake-platform'
import { createFakePlatform } from '../fake-platform'
import { FakeRpc } from './fake-rpc'
import { FakeWallet } from '../fake-wallet'

interface TestAdapter {
  adapter: Adapter
  wallet: FakeWallet
  connector: Connector
  platform: FakePlatform
  rpc: FakeRpc
  connect(): Promise<AdapterSession>
}

/** An EVM adapter with a wallet, without a modal. */
export function createTestAdapter(
  wallet: FakeWallet = new FakeWallet(),
  create: (context: AdapterContext) => Adapter = (context) => createEvmAdapter('ethers', context),
): TestAdapter {
  const rpc = new FakeRpc()
  const platform = createFakePlatform({ fetch: rpc.fetch })
  const adapter = create({ platform, rpc: createRpcClient(platform) })
  const { rdns: id, name } = testWalletInfo
  const connector: Connector = { id, type: 'ANNOUNCED', name, chain: 'eip155', provider: wallet }
  const connect = () => adapter.connect({ connector, network: undefined })
  return { adapter, wallet, connector, platform, rpc, connect }
}
