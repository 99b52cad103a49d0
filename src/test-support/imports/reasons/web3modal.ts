import { row, type ReasonRow } from './row'

/** Returns an app with Web3Modal and ethers. The given options begin in line 8. */
const ethers = (options: string): string => `import { createWeb3Modal, defaultConfig } from '@web3modal/ethers/react'

const mainnet = { chainId: 1, name: 'Ethereum', currency: 'ETH', rpcUrl: 'https://a.example' }

createWeb3Modal({
  ethersConfig: defaultConfig({}),
  projectId: 'abc',
  ${options},
})
`

const option = (when: string, text: string, code: string, reason: string): ReasonRow =>
  row(when, ethers(text), ['src/app.tsx:8', code], reason)

/** Returns an app with Web3Modal and wagmi. The option for the config is in line 6. */
const wagmi = (config: string): string => `import { createWeb3Modal } from '@web3modal/wagmi/react'
import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'

createWeb3Modal({
  ${config}
  projectId: 'abc',
})
`

/** The reasons in the setup of Web3Modal. */
export const web3modal: readonly ReasonRow[] = [
  option(
    'the options contain a spread function call',
    'chains: [mainnet], ...more()',
    '...more()',
    'the importer reads only properties of object literals: write the properties by name before the import, or set the options of the modal by hand',
  ),
  option(
    'a function call returns the features',
    'features: switches()',
    'features: switches()',
    'the importer cannot read this value, because it is not an object literal: set the option features by hand, and add the units that the features need',
  ),
  option(
    'the definition of a network has no name',
    "chains: [{ chainId: 424242, rpcUrl: 'https://a.example' }]",
    "{ chainId: 424242, rpcUrl: 'https://a.example' }",
    'the importer cannot tell which network this is: add the network to the option networks',
  ),
  option(
    'the default network is not in the list of networks',
    'chains: [], defaultChain: mainnet',
    'defaultChain: mainnet',
    'the importer cannot match this value with one of the networks: set the option defaultNetwork by hand',
  ),
  row(
    'no variable holds the wagmi config',
    wagmi('wagmiConfig: createConfig({ chains: [mainnet] }),'),
    ['src/app.tsx:6', 'wagmiConfig: createConfig({ chains: [mainnet] })'],
    'the importer finds a wagmi config only in a variable: assign this config to a variable before the import, so that the modal can share the config',
  ),
  row(
    'the setup has no wagmi config',
    wagmi(''),
    ['src/app.tsx:5', 'wagmiConfig'],
    'the setup has no option wagmiConfig, so the modal has no config to share: pass your wagmi config to wagmiAdapter in the option adapters',
  ),
  row(
    'the code uses useWeb3ModalEvents',
    {
      'src/app.tsx': ethers('chains: [mainnet]'),
      'src/page.tsx': "import { useWeb3ModalEvents } from '@web3modal/ethers/react'\n\nuseWeb3ModalEvents()\n",
    },
    ['src/page.tsx:3', 'useWeb3ModalEvents()'],
    'the modal’s useWalletEvents calls a function for each event instead of returning the events: write useWalletEvents((event) => …)',
  ),
  row(
    'the code uses useWeb3ModalProvider',
    {
      'src/app.tsx': ethers('chains: [mainnet]'),
      'src/page.tsx': "import { useWeb3ModalProvider } from '@web3modal/ethers/react'\n\nuseWeb3ModalProvider()\n",
    },
    ['src/page.tsx:3', 'useWeb3ModalProvider()'],
    "the modal’s useWalletProvider returns the provider itself, and undefined until a wallet is connected: call it with the namespace, such as useWalletProvider('eip155')",
  ),
]
