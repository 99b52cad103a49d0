import { account, mount, type KitApp } from './kit-app'

const wagmi = { '@tanstack/react-query': '^5.90.0', viem: '^2.38.0', wagmi: '^2.18.0' }

const rainbowkit: KitApp = {
  kit: 'rainbowkit',
  packages: { ...wagmi, '@rainbow-me/rainbowkit': '^2.2.0' },
  files: () => ({
    'src/Account.tsx': account,
    'src/main.tsx': `import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, darkTheme, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { Account } from './Account'
import { sandboxChain } from './chain'

const config = getDefaultConfig({
  appName: 'Halcyon',
  projectId: import.meta.env.VITE_PROJECT_ID,
  chains: [sandboxChain],
})

const queryClient = new QueryClient()
const root = document.getElementById('root')

if (root)
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider theme={darkTheme({ accentColor: '#7b3fe4' })}>
          <ConnectButton label="Sign in" showBalance={false} />
          <Account />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
`,
  }),
}

const appkit: KitApp = {
  kit: 'appkit',
  packages: { ...wagmi, '@reown/appkit': '^1.8.0', '@reown/appkit-adapter-wagmi': '^1.8.0' },
  files: () => ({
    'src/main.tsx': mount,
    'src/config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import type { AppKitNetwork } from '@reown/appkit/networks'
import { sandboxChain } from './chain'

export const projectId = import.meta.env.VITE_PROJECT_ID

export const networks = [sandboxChain] as [AppKitNetwork, ...AppKitNetwork[]]

export const wagmiAdapter = new WagmiAdapter({ projectId, networks })
`,
    'src/App.tsx': `import { createAppKit, useAppKitAccount } from '@reown/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { networks, projectId, wagmiAdapter } from './config'

const queryClient = new QueryClient()

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  features: { analytics: false, email: false, socials: false, swaps: false, onramp: false },
})

function Account() {
  const { address } = useAppKitAccount()
  return <output data-testid="address">{address ?? 'nobody'}</output>
}

export default function App() {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <appkit-button balance="hide" />
        <Account />
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  }),
}

const connectkit: KitApp = {
  kit: 'connectkit',
  packages: { ...wagmi, connectkit: '^1.9.0' },
  files: () => ({
    'src/Account.tsx': account,
    'src/main.tsx': mount,
    'src/App.tsx': `import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { Account } from './Account'
import { sandboxChain } from './chain'

const config = createConfig(
  getDefaultConfig({
    chains: [sandboxChain],
    transports: { [sandboxChain.id]: http() },
    walletConnectProjectId: import.meta.env.VITE_PROJECT_ID,
    appName: 'Halcyon',
  }),
)

const queryClient = new QueryClient()

export default function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider mode="dark">
          <ConnectKitButton />
          <Account />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  }),
}

const wagmiAlone: KitApp = {
  kit: 'wagmi',
  packages: wagmi,
  files: () => ({
    'src/Account.tsx': account,
    'src/main.tsx': mount,
    'src/wagmi.ts': `import { createConfig, http } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { sandboxChain } from './chain'

export const config = createConfig({
  chains: [sandboxChain],
  connectors: [injected()],
  transports: { [sandboxChain.id]: http() },
})
`,
    'src/App.tsx': `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { Account } from './Account'
import { config } from './wagmi'

const queryClient = new QueryClient()

export default function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <Account />
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  }),
  byHand: [
    ['src/App.tsx', '<Account />', '<WalletModalButton />\n        <Account />'],
    ['src/App.tsx', 'import { Account }', "import { WalletModalButton } from './wallet-modal'\nimport { Account }"],
  ],
}

const web3Onboard: KitApp = {
  kit: 'web3-onboard',
  packages: {
    '@web3-onboard/injected-wallets': '^2.11.0',
    '@web3-onboard/react': '^2.10.0',
    ethers: '^6.13.0',
  },
  files: ({ id, name, rpcUrls }) => ({
    'src/main.tsx': mount,
    'src/App.tsx': `import { init, useConnectWallet, Web3OnboardProvider } from '@web3-onboard/react'
import injectedModule from '@web3-onboard/injected-wallets'

const web3Onboard = init({
  wallets: [injectedModule()],
  chains: [{ id: ${id}, token: 'ETH', label: '${name}', rpcUrl: '${rpcUrls.default.http[0]}' }],
  theme: 'dark',
})

function ConnectWallet() {
  const [{ wallet, connecting }, connect, disconnect] = useConnectWallet()

  return (
    <div data-testid="wm-button" data-status={wallet ? 'connected' : 'disconnected'}>
      <button disabled={connecting} onClick={() => (wallet ? disconnect(wallet) : connect())}>
        {wallet ? 'Disconnect' : 'Connect'}
      </button>
      <output data-testid="address">{wallet ? wallet.accounts[0].address : 'nobody'}</output>
    </div>
  )
}

export default function App() {
  return (
    <Web3OnboardProvider web3Onboard={web3Onboard}>
      <ConnectWallet />
    </Web3OnboardProvider>
  )
}
`,
  }),
}

export const solana: KitApp = {
  kit: 'solana-wallet-adapter',
  namespace: 'solana',
  packages: {
    '@solana/wallet-adapter-base': '^0.9.23',
    '@solana/wallet-adapter-react': '^0.15.35',
    '@solana/wallet-adapter-react-ui': '^0.9.35',
    '@solana/wallet-adapter-wallets': '^0.19.32',
    '@solana/web3.js': '^1.98.0',
  },
  files: () => ({
    'src/main.tsx': mount,
    'src/App.tsx': `import { useMemo } from 'react'
import { WalletAdapterNetwork } from '@solana/wallet-adapter-base'
import { ConnectionProvider, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { PhantomWalletAdapter } from '@solana/wallet-adapter-wallets'
import { clusterApiUrl } from '@solana/web3.js'

import '@solana/wallet-adapter-react-ui/styles.css'

function Account() {
  const { publicKey } = useWallet()
  return <output data-testid="address">{publicKey ? publicKey.toBase58() : 'nobody'}</output>
}

export default function App() {
  const network = WalletAdapterNetwork.Devnet
  const endpoint = useMemo(() => clusterApiUrl(network), [network])
  const wallets = useMemo(() => [new PhantomWalletAdapter()], [network])

  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect>
        <WalletModalProvider>
          <WalletMultiButton />
          <Account />
        </WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  )
}
`,
  }),
}

/** Apps in the present documented style of each kit. */
export const kitApps: readonly KitApp[] = [rainbowkit, appkit, connectkit, wagmiAlone, web3Onboard, solana]
