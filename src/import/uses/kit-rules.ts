import { styleOfSource } from '../../wire/source-style'
import type { KitId } from '../kit-ids'
import { appkit, web3modal } from './appkit-rules'
import { asItIs, yesOrNo } from './component-rule'
import { matchConnectWallet } from './onboard-wallet'
import { isAddress, opensView, setsOpen } from './opening'
import type { KitRules } from './rules'

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

/** The replacements for the hooks, components and elements of each kit. */
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
