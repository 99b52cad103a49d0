import { styleOfSource } from '../../wire/source-style'
import type { KitId } from '../kit-ids'
import { appkit, connection, web3modal } from './appkit-rules'
import { asItIs, yesOrNo } from './component-rule'
import { severalProviders } from '../reasons'
import { matchConnectWallet } from './onboard-wallet'
import { disconnects, isAddress, opensView, setsOpen } from './opening'
import type { KitRules } from './rules'

const customButton =
  'the modal’s button accepts no custom content: write a button that calls open of useWalletModal, and reads useWalletAccount and useWalletNetwork'

const signIn =
  'the modal signs in through an option, not through a provider: set the option siwx or siweConfig, see docs/signing-in.md in the copy'

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
    RainbowKitProvider: severalProviders,
    'ConnectButton.Custom': customButton,
    WalletButton:
      'the modal has this button in the unit wallet-buttons: add the unit, and write <WalletButton wallet="…" /> by hand',
    useAddRecentTransaction:
      'the modal lists the transactions of the account by itself, with the unit history: remove this use',
    RainbowKitAuthenticationProvider: signIn,
    RainbowKitSiweNextAuthProvider: signIn,
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
    ConnectKitProvider: severalProviders,
    'ConnectKitButton.Custom': customButton,
    SIWEProvider: signIn,
    useSIWE:
      'the modal’s useWalletSession returns the sign-in session: replace useSIWE with useWalletSession by hand, see docs/signing-in.md in the copy',
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
        disconnect: { ours: '', hook: 'useWalletDisconnect', uses: disconnects },
      },
    },
    useWalletModal: { ours: 'useWalletModal', fields: { setVisible: { ours: 'open', uses: setsOpen } } },
  },
  components: { WalletMultiButton: { ours: 'WalletModalButton', attributes: {} } },
  elements: {},
  why: {
    useConnection: connection,
    useAnchorWallet:
      "the modal’s useWalletProvider returns the wallet that signs: write const wallet = useWalletProvider('solana')",
    WalletDisconnectButton:
      'the modal has no button that only disconnects: write a button that calls the function from useWalletDisconnect',
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
      useSetChain:
        'the modal’s useWalletNetwork returns the network and switchNetwork: write const { network, switchNetwork } = useWalletNetwork()',
      useWallets:
        'the modal’s useWalletAccount returns the connected account: write const { address } = useWalletAccount()',
      useNotifications:
        'the modal follows only transactions that are sent through the modal: remove this use, or show notifications of your own',
    },
  },
  'solana-wallet-adapter': solanaWalletAdapter,
  wagmi: none,
}
