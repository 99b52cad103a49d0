import type { Connector } from '../../../template/src/wallet-modal/domain/wallets/connector'
import { FakeWallet, secondAddress } from '../../../template/src/wallet-modal/testing/fake-wallet'

/** A healthy wallet that nothing has happened to. */
export function createTestConnector(): Connector {
  const provider = new FakeWallet({ accounts: [secondAddress] })
  return { id: 'com.example.healthy', type: 'ANNOUNCED', name: 'Healthy Wallet', chain: 'eip155', provider }
}
