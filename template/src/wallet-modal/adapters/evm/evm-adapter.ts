import type { Balance } from '../../domain/account/account'
import { withHexPrefix } from '../../domain/account/address'
import { WalletModalError, isRecord } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import { parseEvmChainId } from '../../domain/networks/network'
import { retryable } from '../../domain/retryable'
import type { Scheduler } from '../../domain/timeout'
import { withTimeout } from '../../domain/timeout'
import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import type { Adapter, AdapterContext, AdapterKind, AdapterSession } from '../adapter'
import type { ChainReader } from '../chain-reader'
import { endInWallet } from '../end-in-wallet'
import { isPaired, askInTime, askWallet, providerOf, sessionProvider, readAccounts } from './wallet-provider'
import * as parts from './parts'
import { onProviderEvents } from './provider-events'
import { isTransactionHash, observeRequests } from './request-observer'
import { switchEvmNetwork } from './switch-network'
import { watchEvmProvider } from './watch-provider'
import { untilConfirmed } from '../../domain/transactions/confirmation'
import type { Network } from '../../domain/networks/network'
import type { Platform } from '../../platform/platform'
import type { RpcClient } from '../../services/rpc-client'

/** Waits for a transaction's receipt. @throws WalletModalError 'timed out' */
function waitForReceipt(rpc: RpcClient, platform: Platform, hash: string, network: Network) {
  return untilConfirmed(platform, async (signal) => {
    const receipt = await rpc.request(network, 'eth_getTransactionReceipt', [hash], signal)
    if (!isRecord(receipt)) return undefined
    return receipt['status'] === '0x0' ? ('reverted' as const) : ('success' as const)
  })
}

/** Left out of a copy whose units read nothing from the chain. */
const [loadReader] = Object.values<(context: Pick<AdapterContext, 'rpc'>) => Promise<ChainReader>>(parts)

async function readChainId(provider: Eip1193Provider, after: Scheduler): Promise<number> {
  const chainId = parseEvmChainId(await askInTime(provider, 'eth_chainId', after))
  if (chainId === undefined) throw new WalletModalError('WALLET_FAILED', { details: 'eth_chainId is not a chain id' })
  return chainId
}

function toHexMessage(message: string): string {
  const bytes = new TextEncoder().encode(message)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Creates the common part of all EVM adapters: EIP-1193 and JSON-RPC, without a chain library. The kinds of adapters differ only in
 * the signer for the host app.
 */
export function createEvmAdapter(kind: AdapterKind, { platform, rpc }: AdapterContext): Adapter {
  /**
   * Asks a wallet for its accounts, then for its chain. An event that arrives after the answer with the accounts is newer than
   * the wallet's answers, so the event counts. A wallet that never answers is not listened to.
   */
  async function openSession(
    provider: Eip1193Provider,
    method: 'eth_requestAccounts' | 'eth_accounts',
  ): Promise<AdapterSession | null> {
    let changed: number | undefined
    let accounts = readAccounts(await askWallet(provider, method))
    if (accounts.length === 0) return null
    const stop = onProviderEvents(provider, {
      chainChanged: (value) => void (changed = parseEvmChainId(value)),
      accountsChanged: (value) => void (accounts = readAccounts(value)),
    })
    try {
      const chainId = await readChainId(provider, platform.after)
      return accounts.length > 0 ? { provider: observeRequests(provider), accounts, chainId: changed ?? chainId } : null
    } finally {
      stop()
    }
  }

  return {
    kind,

    async connect({ connector }) {
      const provider = providerOf(connector.provider)
      const session = await openSession(provider, 'eth_requestAccounts')
      if (!session) throw new WalletModalError('NO_ACCOUNT', { hint: 'Choose an account in the wallet and try again' })
      return session
    },

    async reconnect({ connector }) {
      const provider = providerOf(connector.provider)
      return withTimeout(openSession(provider, 'eth_accounts'), limits.restore, platform.after)
    },

    async disconnect(session) {
      const provider = sessionProvider(session)
      const ending = isPaired(provider)
        ? provider.endSession()
        : askWallet(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }])
      await endInWallet(ending, platform.after)
    },

    watch: (session, listener) => watchEvmProvider(session, platform, listener),

    switchNetwork: (session, network) => switchEvmNetwork(sessionProvider(session), network, platform.after),

    async getBalance({ address, network, signal }): Promise<Balance> {
      const answer = await rpc.request(network, 'eth_getBalance', [withHexPrefix(address), 'latest'], signal)
      if (typeof answer !== 'string' || !/^0x[0-9a-f]+$/i.test(answer))
        throw new WalletModalError('RPC_UNAVAILABLE', { details: 'eth_getBalance is not a number' })
      const { decimals, symbol } = network.nativeCurrency
      return { value: BigInt(answer), decimals, symbol }
    },

    async signMessage(session, message, address) {
      const params = [toHexMessage(message), withHexPrefix(address)]
      const signature = await askWallet(sessionProvider(session), 'personal_sign', params)
      if (typeof signature !== 'string') throw new WalletModalError('WALLET_FAILED', { details: 'no signature' })
      return signature
    },

    async sendTransaction(session, { from, to, value, data = '0x', network, signal }) {
      signal?.throwIfAborted()
      const amount = `0x${value.toString(16)}`
      const chain = network && { chainId: `0x${Number(network.id).toString(16)}` }
      const params = [{ from: withHexPrefix(from), to: withHexPrefix(to), value: amount, data, ...chain }]
      const hash = await askWallet(sessionProvider(session), 'eth_sendTransaction', params)
      if (!isTransactionHash(hash)) throw new WalletModalError('WALLET_FAILED', { details: 'no transaction hash' })
      return hash
    },

    waitForTransaction: ({ hash, network }) => waitForReceipt(rpc, platform, hash, network),

    ...(loadReader && { loadReader: retryable(() => loadReader({ rpc })) }),
  }
}
