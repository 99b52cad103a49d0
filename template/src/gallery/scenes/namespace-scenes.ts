import { createAccount } from '../../wallet-modal/domain/account/account'
import type { AccountState } from '../../wallet-modal/domain/account/account'
import type { ChainNamespace } from '../../wallet-modal/domain/networks/caip'
import { required } from '../../wallet-modal/domain/errors/errors'
import { mergeConnectors } from '../../wallet-modal/domain/wallets/merge-connectors'
import { bitcoin, bitcoinTestnet } from '../../wallet-modal/networks/bitcoin'
import { base, linea, mainnet, scroll } from '../../wallet-modal/networks/evm'
import { sepolia } from '../../wallet-modal/networks/evm-testnets'
import { cosmosHub, polkadot } from '../../wallet-modal/networks/paired'
import { solana, solanaDevnet } from '../../wallet-modal/networks/solana'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { wallet } from '../samples'
import type { Scene } from './scenes'
import { connect, show } from '../still-account'
import { createStillRoot } from '../still-root'

const networks = [
  mainnet,
  base,
  linea,
  scroll,
  solana,
  bitcoin,
  polkadot,
  cosmosHub,
  sepolia,
  solanaDevnet,
  bitcoinTestnet,
]

/** A wallet for three namespaces. */
const members = (['eip155', 'solana', 'bip122'] as const).map((chain) => ({
  ...wallet('Kestrel', 'app.kestrel', 150),
  id: `kestrel-${chain}`,
  chain,
}))
const kestrel = required(mergeConnectors(members)[0], 'NO_ACCOUNT')

const addresses: Partial<Record<ChainNamespace, string>> = {
  solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
}

function connectOther(root: RootStore, namespace: ChainNamespace, data: Partial<AccountState>): void {
  const address = addresses[namespace] ?? ''
  const network = required(root.chain.chains.get(namespace)?.networkState.caipNetwork, 'CAIP_NETWORK_NOT_FOUND')
  root.chain.setChainAccountData(
    {
      status: 'connected',
      address,
      caipAddress: `${network.caipNetworkId}:${address}`,
      allAccounts: [createAccount(namespace, address)],
      connectedWalletInfo: { name: 'Kestrel', type: 'ANNOUNCED', icon: kestrel.imageUrl },
      ...data,
    },
    namespace,
  )
  root.connector.setConnectorId(namespace, `kestrel-${namespace}`)
}

const amount = (value: bigint, decimals: number, symbol: string): Partial<AccountState> => ({
  balance: { value, decimals, symbol },
  balanceState: 'ready',
})

function scene(id: string, view: Scene['view'], arrange: (root: RootStore) => void): Scene {
  return { id, view, create: () => createStillRoot({ networks, wallets: members }, arrange) }
}

function account(active: ChainNamespace): (root: RootStore) => void {
  return (root) => {
    connect(root)
    connectOther(root, 'solana', amount(14_250_000_000n, 9, 'SOL'))
    if (active !== 'solana' && active !== 'eip155') {
      const data = active === 'bip122' ? amount(1_204_511n, 8, 'BTC') : { balanceState: 'unsupported' as const }
      connectOther(root, active, data)
    }
    root.chain.setActiveNamespace(active)
    show('Account')(root)
  }
}

/** The views for several namespaces. */
export const namespaceScenes: readonly Scene[] = [
  scene('connect-multi-chain', 'ConnectingMultiChain', (root) =>
    root.router.push({ view: 'ConnectingMultiChain', data: { connector: kestrel } }),
  ),
  scene('account-solana', 'Account', account('solana')),
  scene('account-bitcoin', 'Account', account('bip122')),
  scene('account-polkadot', 'Account', account('polkadot')),
  scene('settings-namespaces', 'AccountSettings', (root) => {
    account('solana')(root)
    show('AccountSettings')(root)
  }),
  scene('networks-namespaces', 'Networks', (root) => {
    account('solana')(root)
    root.router.push({ view: 'Networks', data: undefined })
  }),
  scene('switch-active-chain', 'SwitchActiveChain', (root) => {
    connect(root)
    show('Account')(root)
    const network = required(root.chain.chains.get('solana')?.networkState.caipNetwork, 'CAIP_NETWORK_NOT_FOUND')
    root.router.push({ view: 'SwitchActiveChain', data: { network } })
  }),
  scene('switch-active-chain-same-wallet', 'SwitchActiveChain', (root) => {
    connect(root)
    root.connector.setConnectorId('eip155', 'kestrel-eip155')
    show('Account')(root)
    const network = required(root.chain.chains.get('bip122')?.networkState.caipNetwork, 'CAIP_NETWORK_NOT_FOUND')
    root.router.push({ view: 'SwitchActiveChain', data: { network } })
  }),
]
