import { styleOfSource } from '../../wire/source-style'
import { nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { KitId } from '../kit-ids'
import { keyOf } from '../source/values'
import { asItIs, asNumber, oneOf, yesOrNo, type ComponentMatch } from './component-rule'
import type { HookMatch } from './hook-rule'
import { matchConnectWallet } from './onboard-wallet'
import { closes, disconnects, isAddress, opens, opensView, setsOpen } from './opening'
import type { UseRule } from './use'

/** What of a kit has an exact match: hooks and components by the kit's names, and elements that need no import. */
export interface KitRules {
  hooks: Readonly<Record<string, HookMatch>>
  components: Readonly<Record<string, ComponentMatch>>
  /** Custom elements by their tags. */
  elements: Readonly<Record<string, ComponentMatch>>
  /** Hooks that need a rule of their own. */
  special?: Readonly<Record<string, UseRule>>
  /** Why well-known names have no match. */
  why: Readonly<Record<string, string>>
}

/** `{ namespace: 'eip155' }` becomes `'eip155'`. */
function namespaceArgument(file: { text: string }, args: readonly SyntaxNode[]): string | null {
  const [given, ...others] = args
  if (!given) return ''
  const [only, ...more] = nodesIn(given['properties'])
  const value = nodesIn([only?.['value']])[0]
  const isNamespace = only && more.length === 0 && keyOf(only) === 'namespace' && value?.type === 'StringLiteral'
  return isNamespace && others.length === 0 ? file.text.slice(value.start, value.end) : null
}

const connect = { label: asItIs, loadingLabel: asItIs, size: oneOf('sm', 'md'), namespace: asItIs }
const account = {
  disabled: asItIs,
  balance: oneOf('show', 'hide'),
  charsStart: asNumber,
  charsEnd: asNumber,
  namespace: asItIs,
}

/** The buttons of AppKit and Web3Modal by the end of their tags. */
const buttons: Readonly<Record<string, ComponentMatch>> = {
  button: { ours: 'WalletModalButton', attributes: { ...account, ...connect } },
  'connect-button': { ours: 'ConnectButton', attributes: connect },
  'account-button': { ours: 'AccountButton', attributes: account },
  'network-button': { ours: 'NetworkButton', attributes: { disabled: asItIs } },
}

function tagged(prefix: string): Record<string, ComponentMatch> {
  return Object.fromEntries(Object.entries(buttons).map(([name, match]) => [`${prefix}-${name}`, match]))
}

const openClose: HookMatch = {
  ours: 'useWalletModal',
  fields: { open: { ours: 'open', uses: opens }, close: { ours: 'close', uses: closes } },
}

const accountFields = {
  address: { ours: 'address' },
  isConnected: { ours: 'isConnected' },
  status: { ours: 'status' },
}

const disconnect: HookMatch = {
  ours: 'useWalletDisconnect',
  fields: { disconnect: { ours: '', uses: disconnects } },
}

const provider = 'useWalletProvider returns the provider itself, and nothing until a wallet is connected'

const appkit: KitRules = {
  hooks: {
    useAppKit: openClose,
    useAppKitAccount: {
      ours: 'useWalletAccount',
      args: namespaceArgument,
      fields: { ...accountFields, caipAddress: { ours: 'caipAddress' } },
    },
    useAppKitNetwork: {
      ours: 'useWalletNetwork',
      fields: {
        caipNetwork: { ours: 'network' },
        caipNetworkId: { ours: 'caipNetworkId' },
        chainId: { ours: 'chainId' },
        switchNetwork: { ours: 'switchNetwork' },
      },
    },
    useAppKitState: {
      ours: 'useWalletModalState',
      fields: {
        open: { ours: 'open' },
        loading: { ours: 'loading' },
        initialized: { ours: 'initialized' },
        activeChain: { ours: 'activeChain' },
        selectedNetworkId: { ours: 'selectedNetworkId' },
      },
    },
    useAppKitTheme: {
      ours: 'useWalletTheme',
      fields: { themeMode: { ours: 'themeMode' }, setThemeMode: { ours: 'setThemeMode' } },
    },
    useDisconnect: disconnect,
  },
  components: {
    AppKitButton: { ours: 'WalletModalButton', attributes: { ...account, ...connect } },
    AppKitConnectButton: { ours: 'ConnectButton', attributes: connect },
    AppKitAccountButton: { ours: 'AccountButton', attributes: account },
    AppKitNetworkButton: { ours: 'NetworkButton', attributes: { disabled: asItIs } },
  },
  elements: { ...tagged('appkit'), ...tagged('w3m') },
  why: {
    useAppKitProvider: provider,
    useAppKitEvents: 'useWalletEvents has events of its own',
    useWalletInfo: 'our useWalletInfo returns the wallet itself',
    useAppKitBalance: 'useWalletBalance returns the balance as a value that follows the account',
    useAppKitConnection: 'an app that reads Solana through its own connection makes it with @solana/web3.js',
  },
}

const web3modal: KitRules = {
  hooks: {
    useWeb3Modal: openClose,
    useWeb3ModalAccount: {
      ours: 'useWalletAccount',
      fields: { address: { ours: 'address' }, isConnected: { ours: 'isConnected' } },
    },
    useWeb3ModalState: { ours: 'useWalletModalState', fields: { open: { ours: 'open' } } },
    useWeb3ModalTheme: {
      ours: 'useWalletTheme',
      fields: { themeMode: { ours: 'themeMode' }, setThemeMode: { ours: 'setThemeMode' } },
    },
    useDisconnect: disconnect,
  },
  components: {},
  elements: tagged('w3m'),
  why: { useWeb3ModalProvider: provider, useWeb3ModalEvents: 'useWalletEvents has events of its own' },
}

const rainbowkit: KitRules = {
  hooks: {
    useConnectModal: {
      ours: 'useWalletModal',
      fields: { openConnectModal: { ours: 'open', uses: opensView('Connect') } },
    },
    useAccountModal: {
      ours: 'useWalletModal',
      fields: { openAccountModal: { ours: 'open', uses: opensView('Account') } },
    },
    useChainModal: {
      ours: 'useWalletModal',
      fields: { openChainModal: { ours: 'open', uses: opensView('Networks') } },
    },
  },
  components: {
    ConnectButton: {
      ours: 'WalletModalButton',
      attributes: {
        label: asItIs,
        showBalance: yesOrNo('balance="show"', 'balance="hide"'),
        chainStatus: (_, attribute) => (attribute.value?.node['value'] === 'none' ? '' : null),
        accountStatus: (_, attribute) => (attribute.value?.node['value'] === 'full' ? '' : null),
      },
    },
  },
  elements: {},
  why: {
    'ConnectButton.Custom':
      'a button of your own calls open of useWalletModal, and reads useWalletAccount and useWalletNetwork',
    WalletButton: 'the unit wallet-buttons has WalletButton: <WalletButton wallet="…" />',
    useAddRecentTransaction: 'the modal lists what the account has done itself (unit history)',
    RainbowKitAuthenticationProvider:
      'sign-in is an option of the modal: siwx or siweConfig, see docs/signing-in.md in the copy',
    RainbowKitSiweNextAuthProvider:
      'sign-in is an option of the modal: siwx or siweConfig, see docs/signing-in.md in the copy',
  },
}

const connectkit: KitRules = {
  hooks: {
    useModal: {
      ours: 'useWalletModal',
      fields: {
        setOpen: { ours: 'open', uses: setsOpen },
        openProfile: { ours: 'open', uses: opensView('Account') },
        openSwitchNetworks: { ours: 'open', uses: opensView('Networks') },
      },
    },
  },
  components: {
    ConnectKitButton: {
      ours: 'WalletModalButton',
      attributes: {
        label: asItIs,
        showBalance: yesOrNo('balance="show"', 'balance="hide"'),
        showAvatar: (_, { value }) => (value === null || value.node['value'] === true ? '' : null),
      },
      fixed: { balance: 'balance="hide"' },
    },
  },
  elements: {},
  why: {
    'ConnectKitButton.Custom':
      'a button of your own calls open of useWalletModal, and reads useWalletAccount and useWalletNetwork',
    SIWEProvider: 'sign-in is an option of the modal: siwx or siweConfig, see docs/signing-in.md in the copy',
    useSIWE: 'useWalletSession says who is signed in, see docs/signing-in.md in the copy',
  },
}

const solanaWalletAdapter: KitRules = {
  hooks: {
    useWallet: {
      ours: 'useWalletAccount',
      args: (file, args) =>
        args.length === 0 ? `${styleOfSource(file.text).quote}solana${styleOfSource(file.text).quote}` : null,
      fields: {
        publicKey: { ours: 'address', uses: isAddress },
        connected: { ours: 'isConnected' },
      },
    },
    useWalletModal: { ours: 'useWalletModal', fields: { setVisible: { ours: 'open', uses: setsOpen } } },
  },
  components: { WalletMultiButton: { ours: 'WalletModalButton', attributes: {} } },
  elements: {},
  why: {
    useWallet: 'useWalletAccount and useWalletProvider of the modal have the account and the wallet',
    useConnection: 'make a connection of your own: new Connection(…) of @solana/web3.js',
    useAnchorWallet: 'useWalletProvider has the wallet that signs',
    WalletDisconnectButton: 'a button of your own calls what useWalletDisconnect returns',
  },
}

const none: KitRules = { hooks: {}, components: {}, elements: {}, why: {} }

/** The rules of each kit. */
export const kitRules: Readonly<Record<KitId, KitRules>> = {
  appkit,
  web3modal,
  rainbowkit,
  connectkit,
  'web3-onboard': {
    ...none,
    special: { useConnectWallet: matchConnectWallet },
    why: {
      useSetChain: 'useWalletNetwork has the network and switchNetwork',
      useWallets: 'useWalletAccount has the connected account',
      useNotifications: 'the modal follows the transactions that are sent through it',
    },
  },
  'solana-wallet-adapter': solanaWalletAdapter,
  wagmi: none,
}
