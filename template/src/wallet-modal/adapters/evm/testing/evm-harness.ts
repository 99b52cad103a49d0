import type { Adapter, AdapterContext } from '../../adapter'
import type { Connector } from '../../../domain/wallets/connector'
import { completeNetwork } from '../../../domain/networks/network'
import { createRpcClient } from '../../../services/http.rpc-client'
import type { AdapterHarness } from '../../../testing/chains/adapter-contract'
import { testWalletInfo } from '../../../testing/announce'
import { createFakePlatform } from '../../../testing/fake-platform'
import { FakeRpc } from '../../../testing/chains/fake-rpc'
import { FakeWallet, walletError } from '../../../testing/fake-wallet'
import { alpha, beta } from '../../../testing/networks'

/** Two accounts with their keys, from a chain library. */
export interface TestSigner {
  addresses: readonly [string, string]
  /** @param message as personal_sign takes it: bytes in hex */
  sign(address: string, message: `0x${string}`): Promise<string>
  isSignedBy(address: string, message: string, signature: string): boolean | Promise<boolean>
}

const prompting = new Set(['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction'])

/** Nothing that is asked is answered. */
const silence = () => new Promise(() => {})

/** An EVM adapter with a wallet that signs for real. */
export function createEvmHarness(
  signer: TestSigner,
  createAdapter: (context: AdapterContext, wallet: FakeWallet) => Adapter | Promise<Adapter>,
): () => Promise<AdapterHarness> {
  return async () => {
    const [first, second] = signer.addresses
    const wallet = new FakeWallet({ accounts: [first] })
    wallet.answer('personal_sign', (params) => {
      const [message, address] = params as [`0x${string}`, string]
      return signer.sign(address, message)
    })
    wallet.answer('wallet_revokePermissions', () => {
      wallet.accounts = []
      return null
    })
    const endpoints = new FakeRpc()
    let isCutOff = false
    const platform = createFakePlatform({
      fetch: (url, init) => (isCutOff ? Promise.reject(new TypeError('Failed to fetch')) : endpoints.fetch(url, init)),
    })
    const adapter = await createAdapter({ platform, rpc: createRpcClient(platform) }, wallet)
    const { rdns: id, name } = testWalletInfo
    const connector: Connector = { id, type: 'ANNOUNCED', name, chain: 'eip155', provider: wallet }
    return {
      adapter,
      connector,
      networks: [completeNetwork(alpha), completeNetwork(beta)],
      addresses: signer.addresses,
      isSignedBy: signer.isSignedBy,
      balance: BigInt('1234567000000000000'),
      transfer: { to: second, value: BigInt(1) },
      cutOffNetworks: () => void (isCutOff = true),
      advance: platform.advance,
      wallet: {
        prompts: () => wallet.calls.filter(({ method }) => prompting.has(method)).length,
        reject() {
          for (const method of prompting) wallet.fail(method, walletError(4001, 'User rejected the request.'))
        },
        share: (addresses) => wallet.changeAccounts(addresses),
        changeNetwork: ({ id: chainId }) => wallet.changeChain(Number(chainId)),
        freeze() {
          for (const method of ['eth_accounts', 'eth_chainId', 'wallet_revokePermissions', ...prompting])
            wallet.answer(method, silence)
        },
      },
    }
  }
}
