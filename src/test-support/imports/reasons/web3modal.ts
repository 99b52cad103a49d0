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
  option('options are spread from a function call', 'chains: [mainnet], ...more()', '...more()', '?'),
  option('the features are a function call', 'features: switches()', 'features: switches()', '?'),
  option(
    'a network has no name',
    "chains: [{ chainId: 424242, rpcUrl: 'https://a.example' }]",
    "{ chainId: 424242, rpcUrl: 'https://a.example' }",
    '?',
  ),
  option('the default network is not in the list', 'chains: [], defaultChain: mainnet', 'defaultChain: mainnet', '?'),
  row(
    'the wagmi config is in no variable',
    wagmi('wagmiConfig: createConfig({ chains: [mainnet] }),'),
    ['src/app.tsx:6', 'wagmiConfig: createConfig({ chains: [mainnet] })'],
    '?',
  ),
  row('the setup has no wagmi config', wagmi(''), ['src/app.tsx:5', 'wagmiConfig'], '?'),
  row(
    'the code uses useWeb3ModalEvents',
    {
      'src/app.tsx': ethers('chains: [mainnet]'),
      'src/page.tsx': "import { useWeb3ModalEvents } from '@web3modal/ethers/react'\n\nuseWeb3ModalEvents()\n",
    },
    ['src/page.tsx:3', 'useWeb3ModalEvents()'],
    '?',
  ),
  row(
    'the code uses useWeb3ModalProvider',
    {
      'src/app.tsx': ethers('chains: [mainnet]'),
      'src/page.tsx': "import { useWeb3ModalProvider } from '@web3modal/ethers/react'\n\nuseWeb3ModalProvider()\n",
    },
    ['src/page.tsx:3', 'useWeb3ModalProvider()'],
    '?',
  ),
]
