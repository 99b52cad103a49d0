import { nodesIn, type SyntaxNode } from '../../wire/syntax'
import { keyOf } from '../source/values'
import { asItIs, asNumber, oneOf, type ComponentMatch } from './component-rule'
import type { HookMatch } from './hook-rule'
import { closes, disconnects, opens } from './opening'
import type { KitRules } from './rules'

/** Turns the argument `{ namespace: 'eip155' }` of a hook into `'eip155'`. */
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

/** The modal's components for the custom elements of AppKit and Web3Modal. The keys are the tag names without their prefix. */
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

const provider =
  "the modal’s useWalletProvider returns the provider itself, and undefined until a wallet is connected: call it with the namespace, such as useWalletProvider('eip155')"

const events =
  'the modal’s useWalletEvents calls a function for each event instead of returning the events: write useWalletEvents((event) => …)'

/** The reason for hooks that return a connection to a Solana endpoint. */
export const connection =
  'the modal gives no connection to a Solana endpoint: create one with new Connection(…) of @solana/web3.js'

/** The replacements for the hooks, components and elements of Reown AppKit. */
export const appkit: KitRules = {
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
    createAppKit:
      'the importer reads only the first call of createAppKit: create the modal of this call by hand, with an id of its own',
    useAppKitProvider: provider,
    useAppKitEvents: events,
    useWalletInfo:
      'the modal’s useWalletInfo returns the wallet itself, not an object around it: write const walletInfo = useWalletInfo()',
    useAppKitBalance:
      'the modal’s useWalletBalance follows the account and needs no request: write const { balance } = useWalletBalance()',
    useAppKitConnection: connection,
  },
}

/** The replacements for the hooks, components and elements of Web3Modal. */
export const web3modal: KitRules = {
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
  why: { useWeb3ModalProvider: provider, useWeb3ModalEvents: events },
}
