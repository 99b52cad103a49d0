import type { CreateConnectorFn } from '@wagmi/core'
import { ChainNotConfiguredError, createConnector } from '@wagmi/core'
import type { Address } from 'viem'
import { getAddress, numberToHex } from 'viem'
import type { Connector } from '../../domain/wallets/connector'
import { parseEvmChainId } from '../../domain/networks/network'
import type { PairedProvider } from '../evm/wallet-provider'
import { readAccounts } from '../evm/wallet-provider'

/** The id of the modal's paired wallet in wagmi. wagmi's own WalletConnect connector has another id, so the two never mix. */
export const pairedConnectorId = 'walletModal'

/** The accounts that wagmi expects from a connector, with capabilities if wagmi asks for them. */
type AccountsOf<Wanted extends boolean> = Wanted extends true
  ? readonly { address: Address; capabilities: Record<string, unknown> }[]
  : readonly Address[]

function inForm<Wanted extends boolean>(
  addresses: readonly Address[],
  withCapabilities: boolean | undefined,
): AccountsOf<Wanted>
function inForm(addresses: readonly Address[], withCapabilities: boolean | undefined): AccountsOf<boolean> {
  return withCapabilities ? addresses.map((address) => ({ address, capabilities: {} })) : addresses
}

/** Wraps the modal's paired wallet as a wagmi connector, so that the host app's hooks see it. The wallet is already connected. */
export function pairedConnector(provider: PairedProvider, { name, imageUrl }: Connector): CreateConnectorFn {
  return createConnector(({ chains, emitter }) => {
    const addresses = (answer: unknown) => readAccounts(answer).map(({ address }) => getAddress(address))
    const getAccounts = async () => addresses(await provider.request({ method: 'eth_accounts' }))
    const getChainId = async () => parseEvmChainId(await provider.request({ method: 'eth_chainId' })) ?? 0
    const onAccountsChanged = (shared: string[]) => {
      const accounts = addresses(shared)
      if (accounts.length > 0) emitter.emit('change', { accounts })
      else onDisconnect()
    }
    const onChainChanged = (chainId: string) => emitter.emit('change', { chainId: Number(chainId) })
    const onDisconnect = () => {
      listen(false)
      emitter.emit('disconnect')
    }
    const handlers = { accountsChanged: onAccountsChanged, chainChanged: onChainChanged, disconnect: onDisconnect }
    const listen = (isOn: boolean) => {
      for (const [event, handler] of Object.entries(handlers)) {
        if (isOn) provider.on?.(event, handler)
        else provider.removeListener?.(event, handler)
      }
    }
    return {
      id: pairedConnectorId,
      name,
      type: 'walletConnect',
      ...(imageUrl && { icon: imageUrl }),
      async connect<Wanted extends boolean = false>({
        withCapabilities,
      }: { withCapabilities?: Wanted | boolean | undefined } = {}) {
        const [accounts, chainId] = await Promise.all([getAccounts(), getChainId()])
        listen(true)
        return { accounts: inForm<Wanted>(accounts, withCapabilities), chainId }
      },
      async disconnect() {
        listen(false)
        await provider.endSession()
      },
      getAccounts,
      getChainId,
      getProvider: async () => provider,
      isAuthorized: async () => (await getAccounts()).length > 0,
      async switchChain({ chainId }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!chain) throw new ChainNotConfiguredError()
        const params = [{ chainId: numberToHex(chainId) }]
        await provider.request({ method: 'wallet_switchEthereumChain', params })
        return chain
      },
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
    }
  })
}
