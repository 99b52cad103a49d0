// @vitest-environment node
import type { Connector } from '../../domain/wallets/connector'
import type { AdapterHarness } from '../../testing/chains/adapter-contract'
import { testAdapterContract } from '../../testing/chains/adapter-contract'
import { createFakePlatform } from '../../testing/fake-platform'
import { createBitcoinAdapter } from './bitcoin.adapter'
import { FakeEsplora, coin, signet, testnet } from './testing/fake-esplora'
import { FakeSatsWallet } from './testing/fake-sats-wallet'
import { FakeStandardWallet } from './testing/fake-standard-wallet'
import { signBip322, testKey } from './testing/test-keys'

const keys = [testKey(1), testKey(2)] as const
const [first, second] = keys
const purposes = ['payment', 'ordinals'] as const

type Shared = Pick<
  AdapterHarness,
  'adapter' | 'networks' | 'addresses' | 'isSignedBy' | 'balance' | 'cutOffNetworks' | 'advance'
>

function createShared(): Shared {
  const esplora = new FakeEsplora()
  esplora.answers.set('/utxo', [coin(150_000_000), coin(1, false)])
  const platform = createFakePlatform({ fetch: esplora.fetch })
  return {
    adapter: createBitcoinAdapter({ platform, rpc: { request: () => Promise.reject(new Error('unused')) } }, purposes),
    networks: [testnet, signet],
    addresses: [first.payment, second.payment],
    isSignedBy(address, message, signature) {
      const key = keys.find(({ payment }) => payment === address)
      return key !== undefined && signBip322(key, false, message) === signature
    },
    balance: BigInt(150_000_001),
    cutOffNetworks: () => void (esplora.isCutOff = true),
    advance: platform.advance,
  }
}

function connectorOf(provider: unknown): Connector {
  return { id: 'wallet', type: 'ANNOUNCED', name: 'Wallet', chain: 'bip122', provider }
}

testAdapterContract('bitcoin with a Wallet Standard wallet', async () => {
  const wallet = new FakeStandardWallet(keys)
  return {
    ...createShared(),
    connector: connectorOf(wallet),
    wallet: {
      prompts: () => wallet.calls.length,
      reject: () => wallet.reject(),
      share(addresses) {
        const shared = keys.filter(({ payment }) => addresses.includes(payment))
        wallet.share(shared.flatMap((key) => wallet.accountsOf(key)))
      },
      freeze() {
        const never = () => new Promise(() => {})
        wallet.answer = never
        wallet.accounts = []
        wallet.features['standard:connect'] = { connect: never }
        wallet.features['standard:disconnect'] = { disconnect: never }
      },
    },
  }
})

testAdapterContract('bitcoin with a sats-connect wallet', async () => {
  const wallet = new FakeSatsWallet(keys)
  return {
    ...createShared(),
    connector: connectorOf(wallet),
    transfer: { to: second.payment, value: BigInt(1_000) },
    wallet: {
      prompts: () => wallet.prompts,
      reject: () => wallet.reject(),
      share: (addresses) => wallet.share(keys.find(({ payment }) => addresses.includes(payment))),
      changeNetwork: ({ id }) => wallet.changeNetwork(id === signet.id ? 'Signet' : 'Testnet'),
      freeze: () => wallet.freeze(),
    },
  }
})
