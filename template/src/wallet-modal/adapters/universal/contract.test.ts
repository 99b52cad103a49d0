// @vitest-environment node
import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { PairedProvider } from '../../connectors/walletconnect/paired-provider'
import type { Connector } from '../../domain/wallets/connector'
import { completeNetwork } from '../../domain/networks/network'
import { FakeSession } from '../../features/pairing/testing/fake-pairing'
import { solana, solanaDevnet } from '../../networks/solana'
import type { AdapterHarness } from '../../testing/chains/adapter-contract'
import { testAdapterContract } from '../../testing/chains/adapter-contract'
import { createFakePlatform } from '../../testing/fake-platform'
import { walletError } from '../../testing/fake-wallet'
import { universalAdapter } from '.'

/** An account whose wallet signs for real. */
function createKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url'))
  return { address, publicKey, privateKey }
}

async function create(): Promise<AdapterHarness> {
  const keys = [createKey(), createKey()] as const
  const networks = [completeNetwork(solana), completeNetwork(solanaDevnet)] as const
  const approve = (addresses: readonly string[]) => ({
    solana: {
      accounts: networks.flatMap(({ caipNetworkId }) => addresses.map((address) => `${caipNetworkId}:${address}`)),
      methods: ['solana_signMessage'],
    },
  })
  const session = new FakeSession('topic', approve([keys[0].address]))
  session.answer = (_, params) => {
    const { message, pubkey } = params as { message: string; pubkey: string }
    const key = keys.find(({ address }) => address === pubkey)
    if (!key) throw walletError(4100, 'not an account of this wallet')
    return { signature: base58.encode(sign(null, base58.decode(message), key.privateKey)) }
  }
  const platform = createFakePlatform()
  const rpc = { request: () => Promise.reject(new Error('nothing is read')) }
  const adapter = await universalAdapter('solana').load({ platform, rpc })
  const provider = new PairedProvider(session, 'solana', networks[0].caipNetworkId)
  const connector: Connector = { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'W', chain: 'solana', provider }
  return {
    adapter,
    connector,
    networks,
    addresses: [keys[0].address, keys[1].address],
    isAskedBefore: true,
    isSignedBy(address, message, signature) {
      const key = keys.find((known) => known.address === address)
      return key !== undefined && verify(null, Buffer.from(message), key.publicKey, base58.decode(signature))
    },
    balance: undefined,
    cutOffNetworks() {},
    advance: platform.advance,
    wallet: {
      prompts: () => session.requests.length,
      reject() {
        session.answer = () => {
          throw walletError(5000, 'User rejected.')
        }
      },
      share: (addresses) => (addresses.length > 0 ? session.update(approve(addresses)) : session.end()),
      changeNetwork: ({ caipNetworkId }) => session.emit('chainChanged', caipNetworkId, caipNetworkId),
      freeze() {
        session.answer = () => new Promise(() => {})
        session.end = () => new Promise(() => {})
      },
    },
  }
}

testAdapterContract('a chain family over pairing', create)
