import { account, mount, type KitApp } from './kit-app'
import { solana } from './kit-apps'

/** The packages of an app with wagmi 0 or 1. The import removes both the kit and wagmi. */
const oldWagmi = {
  0: { ethers: '^5.7.2', wagmi: '^0.12.0' },
  1: { viem: '^1.19.0', wagmi: '^1.4.0' },
}

const rainbowkit1: KitApp = {
  kit: 'rainbowkit',
  version: '1 with wagmi 1',
  packages: { ...oldWagmi[1], '@rainbow-me/rainbowkit': '^1.3.0' },
  files: () => ({
    'src/Account.tsx': account,
    'src/main.tsx': mount,
    'src/App.tsx': `import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultWallets, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { configureChains, createConfig, WagmiConfig } from 'wagmi'
import { publicProvider } from 'wagmi/providers/public'
import { Account } from './Account'
import { sandboxChain } from './chain'

const { chains, publicClient } = configureChains([sandboxChain], [publicProvider()])

const { connectors } = getDefaultWallets({
  appName: 'Halcyon',
  projectId: import.meta.env.VITE_PROJECT_ID,
  chains,
})

const wagmiConfig = createConfig({ autoConnect: true, connectors, publicClient })

export default function App() {
  return (
    <WagmiConfig config={wagmiConfig}>
      <RainbowKitProvider chains={chains}>
        <ConnectButton />
        <Account />
      </RainbowKitProvider>
    </WagmiConfig>
  )
}
`,
  }),
}

/** An app with ConnectKit before version 1.8. */
function oldConnectkit(major: 0 | 1): KitApp {
  const [create, defaults, attribute] =
    major === 0 ? ['createClient', 'getDefaultClient', 'client'] : ['createConfig', 'getDefaultConfig', 'config']
  return {
    kit: 'connectkit',
    version: `1 with wagmi ${major}`,
    packages: { ...oldWagmi[major], connectkit: major === 0 ? '1.3.0' : '1.5.3' },
    files: () => ({
      'src/Account.tsx': account,
      'src/main.tsx': mount,
      'src/App.tsx': `import { ConnectKitButton, ConnectKitProvider, ${defaults} } from 'connectkit'
import { ${create}, WagmiConfig } from 'wagmi'
import { Account } from './Account'
import { sandboxChain } from './chain'

const chains = [sandboxChain]

const ${attribute} = ${create}(
  ${defaults}({
    appName: 'Halcyon',
    chains,
  }),
)

export default function App() {
  return (
    <WagmiConfig ${attribute}={${attribute}}>
      <ConnectKitProvider mode="dark">
        <ConnectKitButton />
        <Account />
      </ConnectKitProvider>
    </WagmiConfig>
  )
}
`,
    }),
  }
}

/** An app with wagmi 0 or 1 and no other kit. The account and the buttons of the app are written as in wagmi's documentation. */
function oldWagmiAlone(major: 0 | 1): KitApp {
  const [create, attribute, reader] =
    major === 0 ? ['createClient', 'client', 'provider'] : ['createConfig', 'config', 'publicClient']
  return {
    kit: 'wagmi',
    version: `${major}`,
    packages: oldWagmi[major],
    files: () => ({
      'src/main.tsx': mount,
      'src/wagmi.ts': `import { configureChains, ${create} } from 'wagmi'
import { InjectedConnector } from 'wagmi/connectors/injected'
import { publicProvider } from 'wagmi/providers/public'
import { sandboxChain } from './chain'

export const { chains, ${reader} } = configureChains([sandboxChain], [publicProvider()])

export const ${attribute} = ${create}({
  autoConnect: true,
  connectors: [new InjectedConnector({ chains })],
  ${reader},
})
`,
      'src/Profile.tsx': `import { useAccount, useConnect, useDisconnect } from 'wagmi'
import { InjectedConnector } from 'wagmi/connectors/injected'

export function Profile() {
  const { address, isConnected } = useAccount()
  const { connect } = useConnect({ connector: new InjectedConnector() })
  const { disconnect } = useDisconnect()
  return (
    <div data-testid="wm-button" data-status={isConnected ? 'connected' : 'disconnected'}>
      <button onClick={() => (isConnected ? disconnect() : connect())}>{isConnected ? 'Disconnect' : 'Connect'}</button>
      <output data-testid="address">{address ?? 'nobody'}</output>
    </div>
  )
}
`,
      'src/App.tsx': `import { WagmiConfig } from 'wagmi'
import { Profile } from './Profile'
import { ${attribute} } from './wagmi'

export default function App() {
  return (
    <WagmiConfig ${attribute}={${attribute}}>
      <Profile />
    </WagmiConfig>
  )
}
`,
    }),
  }
}

const web3Onboard1: KitApp = {
  kit: 'web3-onboard',
  version: '1',
  packages: { 'bnc-onboard': '^1.39.1', ethers: '^5.7.2' },
  files: () => ({
    'src/main.tsx': mount,
    'src/onboard.ts': `import Onboard from 'bnc-onboard'

export const onboard = Onboard({
  networkId: 1,
  darkMode: true,
  walletSelect: { wallets: [{ walletName: 'metamask', preferred: true }, { walletName: 'coinbase' }] },
})
`,
    'src/App.tsx': `import { Account } from './Account'
import { onboard } from './onboard'

export default function App() {
  return (
    <>
      <button onClick={() => onboard.walletSelect()}>Choose a wallet</button>
      <button onClick={() => onboard.walletReset()}>Disconnect</button>
      <Account />
    </>
  )
}
`,
    'src/Account.tsx': `export function Account() {
  return <output data-testid="address">nobody</output>
}
`,
  }),
  // Web3-Onboard 1 tells the account only to functions of the app, which the import does not carry over.
  byHand: [
    ['src/wallet.tsx', 'networks: [mainnet]', 'networks: [sandboxChain]'],
    [
      'src/wallet.tsx',
      /, mainnet,? \} from '(.*)'/,
      " } from './wallet-modal'\nimport { sandboxChain } from './chain'",
    ],
    ['src/Account.tsx', 'export', "import { useWalletAccount, WalletModalButton } from './wallet-modal'\n\nexport"],
    ['src/Account.tsx', '  return', '  const { address } = useWalletAccount()\n  return'],
    [
      'src/Account.tsx',
      '<output data-testid="address">nobody</output>',
      `(
    <>
      <WalletModalButton />
      <output data-testid="address">{address ?? 'nobody'}</output>
    </>
  )`,
    ],
  ],
}

const solanaFactories: KitApp = {
  ...solana,
  version: 'before 0.13',
  packages: {
    '@solana/wallet-adapter-base': '^0.7.0',
    '@solana/wallet-adapter-react': '^0.13.0',
    '@solana/wallet-adapter-react-ui': '^0.6.0',
    '@solana/wallet-adapter-wallets': '^0.11.0',
    '@solana/web3.js': '^1.98.0',
  },
  files: (chain) => {
    const files = solana.files(chain)
    const app = files['src/App.tsx'] ?? ''
    return {
      ...files,
      'src/App.tsx': app
        .replace('import { PhantomWalletAdapter }', 'import { getPhantomWallet, getSolflareWallet }')
        .replace('[new PhantomWalletAdapter()]', '[getPhantomWallet(), getSolflareWallet({ network })]'),
    }
  },
}

/** Apps in the documented style of an earlier version of each kit. */
export const oldKitApps: readonly KitApp[] = [
  rainbowkit1,
  oldConnectkit(0),
  oldConnectkit(1),
  oldWagmiAlone(0),
  oldWagmiAlone(1),
  web3Onboard1,
  solanaFactories,
]
