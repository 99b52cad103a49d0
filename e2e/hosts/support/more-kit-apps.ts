import { account, mount, type KitApp } from './kit-app'

const wagmi = { '@tanstack/react-query': '^5.90.0', viem: '^2.38.0', wagmi: '^2.18.0' }

const appkitWithEthers: KitApp = {
  kit: 'appkit',
  version: '1 with ethers',
  packages: { '@reown/appkit': '^1.8.0', '@reown/appkit-adapter-ethers': '^1.8.0', ethers: '^6.15.0' },
  files: () => ({
    'src/main.tsx': mount,
    'src/App.tsx': `import { createAppKit } from '@reown/appkit/react'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { Account } from './Account'
import { sandboxChain } from './chain'

// 1. Get projectId
const projectId = import.meta.env.VITE_PROJECT_ID

// 2. Create the AppKit instance
createAppKit({
  adapters: [new EthersAdapter()],
  metadata: { name: 'Halcyon', description: 'A test', url: window.location.origin, icons: [] },
  networks: [sandboxChain],
  projectId,
  features: { analytics: false, email: false, socials: [], swaps: false, onramp: false },
})

export default function App() {
  return <Account />
}
`,
    'src/Account.tsx': `import { useAppKitAccount, useAppKitState } from '@reown/appkit/react'

export function Account() {
  const { address, status } = useAppKitAccount({ namespace: 'eip155' })
  const { open } = useAppKitState()

  return (
    <section>
      <appkit-button label="Sign in" size="sm" />
      <output data-testid="address">{address ?? 'nobody'}</output>
      <p>{open ? 'Choose a wallet' : status}</p>
    </section>
  )
}
`,
  }),
}

const web3modal: KitApp = {
  kit: 'web3modal',
  version: '5',
  packages: { ...wagmi, '@web3modal/wagmi': '^5.1.0' },
  files: () => ({
    'src/main.tsx': `import React from 'react'
import ReactDOM from 'react-dom/client'
import { createWeb3Modal } from '@web3modal/wagmi/react'
import { defaultWagmiConfig } from '@web3modal/wagmi/react/config'
import { WagmiProvider } from 'wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import App from './App'
import { sandboxChain } from './chain'

const queryClient = new QueryClient()
const projectId = import.meta.env.VITE_PROJECT_ID

const metadata = { name: 'Halcyon', description: 'A test', url: window.location.origin, icons: [] }

const chains = [sandboxChain] as const
const config = defaultWagmiConfig({ chains, projectId, metadata })

createWeb3Modal({ wagmiConfig: config, projectId, enableAnalytics: false, themeMode: 'light' })

ReactDOM.createRoot(document.getElementById('root')!).render(
  <React.StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </WagmiProvider>
  </React.StrictMode>,
)
`,
    'src/App.tsx': `import { useWeb3Modal } from '@web3modal/wagmi/react'
import { useAccount } from 'wagmi'

export default function App() {
  const { open } = useWeb3Modal()
  const { address } = useAccount()

  return (
    <>
      <w3m-button />
      <button onClick={() => open({ view: 'Networks' })}>Networks</button>
      <output data-testid="address">{address ?? 'nobody'}</output>
    </>
  )
}
`,
  }),
}

const rainbowkitWithHooks: KitApp = {
  kit: 'rainbowkit',
  version: '2 with hooks',
  packages: { ...wagmi, '@rainbow-me/rainbowkit': '^2.2.0' },
  files: () => ({
    'src/main.tsx': mount,
    'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { sandboxChain } from './chain'

export const config = getDefaultConfig({
  appName: 'Halcyon',
  projectId: import.meta.env.VITE_PROJECT_ID,
  chains: [sandboxChain],
})
`,
    'src/App.tsx': `import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, lightTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { Account } from './Account'
import { Links } from './Links'
import { config } from './wagmi'

const client = new QueryClient()

export default function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <RainbowKitProvider theme={lightTheme()}>
          <ConnectButton />
          <Links />
          <Account />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
    'src/Links.tsx': `import { useAccountModal, useConnectModal } from '@rainbow-me/rainbowkit'

export function Links() {
  const { openConnectModal } = useConnectModal()
  const { openAccountModal } = useAccountModal()

  return (
    <nav>
      <button onClick={openConnectModal}>Connect</button>
      <button onClick={() => openAccountModal?.()}>Your account</button>
    </nav>
  )
}
`,
    'src/Account.tsx': account,
  }),
}

const web3OnboardCore: KitApp = {
  kit: 'web3-onboard',
  version: '2 without React',
  packages: { '@web3-onboard/core': '^2.22.0', '@web3-onboard/injected-wallets': '^2.11.0' },
  files: ({ id, name, rpcUrls }) => ({
    'src/main.tsx': mount,
    'src/onboard.ts': `import Onboard from '@web3-onboard/core'
import injectedModule from '@web3-onboard/injected-wallets'

export const onboard = Onboard({
  wallets: [injectedModule()],
  chains: [{ id: '0x${id.toString(16)}', token: 'ETH', label: '${name}', rpcUrl: '${rpcUrls.default.http[0]}' }],
  theme: 'dark',
})
`,
    'src/App.tsx': `import { onboard } from './onboard'

export default function App() {
  return (
    <div data-testid="wm-button" data-status="disconnected">
      <button onClick={() => onboard.connectWallet()}>Connect</button>
      <output data-testid="address">nobody</output>
    </div>
  )
}
`,
  }),
  // The kit passes the account only to callbacks of the app, which the import does not carry over.
  byHand: [
    ['src/App.tsx', 'export', "import { useWalletAccount } from './wallet-modal'\n\nexport"],
    ['src/App.tsx', '  return', '  const { address } = useWalletAccount()\n  return'],
    ['src/App.tsx', '"disconnected"', "{address ? 'connected' : 'disconnected'}"],
    ['src/App.tsx', 'nobody', "{address ?? 'nobody'}"],
  ],
}

const solanaWithHooks: KitApp = {
  kit: 'solana-wallet-adapter',
  version: 'with hooks',
  namespace: 'solana',
  packages: {
    '@solana/wallet-adapter-react': '^0.15.35',
    '@solana/wallet-adapter-react-ui': '^0.9.35',
    '@solana/web3.js': '^1.98.0',
  },
  files: () => ({
    'src/main.tsx': `import { createRoot } from 'react-dom/client'
import App from './App'
import { Providers } from './Providers'

createRoot(document.getElementById('root')!).render(
  <Providers>
    <App />
  </Providers>,
)
`,
    'src/Providers.tsx': `import type { ReactNode } from 'react'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider } from '@solana/wallet-adapter-react-ui'
import { clusterApiUrl } from '@solana/web3.js'

import '@solana/wallet-adapter-react-ui/styles.css'

const endpoint = clusterApiUrl('devnet')

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={[]} autoConnect>
        <WalletModalProvider>{children}</WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  )
}
`,
    'src/App.tsx': `import { useWallet } from '@solana/wallet-adapter-react'
import { useWalletModal } from '@solana/wallet-adapter-react-ui'

export default function App() {
  const { publicKey, connected, disconnect } = useWallet()
  const { setVisible } = useWalletModal()

  return (
    <div data-testid="wm-button" data-status={connected ? 'connected' : 'disconnected'}>
      <button onClick={() => (connected ? disconnect() : setVisible(true))}>{connected ? 'Disconnect' : 'Connect'}</button>
      <output data-testid="address">{publicKey ? publicKey.toBase58() : 'nobody'}</output>
    </div>
  )
}
`,
  }),
}

/** Apps in other documented styles of the present kits, and of the last version of AppKit under its earlier name. */
export const moreKitApps: readonly KitApp[] = [
  appkitWithEthers,
  web3modal,
  rainbowkitWithHooks,
  web3OnboardCore,
  solanaWithHooks,
]
