import { row, type ReasonRow } from './row'

/** Returns a page in which RainbowKit makes the wagmi config, in line 4. A use without a counterpart keeps the kit. */
const rainbowkit = (declaration: string): Record<string, string> => ({
  'src/app.tsx': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

${declaration}

export const App = () => <WagmiProvider config={config} />
`,
})

const call = "getDefaultConfig({ chains: [mainnet], appName: 'Halcyon', projectId: 'abc' })"

/** The reasons in a wagmi config. */
export const configs: readonly ReasonRow[] = [
  row(
    'a file with JSX exports the config',
    rainbowkit(`export const config = ${call}`),
    ['src/app.tsx:4', 'config'],
    '?',
  ),
  row(
    'the config shares its declaration',
    rainbowkit(`const config = ${call}, size = 1`),
    ['src/app.tsx:4', 'config'],
    '?',
  ),
  row(
    'a field of the config cannot be moved',
    rainbowkit(`const config = ${call.replace('})', ', storage: storageOf(user) })')}`),
    ['src/app.tsx:4', 'config'],
    '?',
  ),
  row(
    'the config of another kit has to stay',
    {
      'src/app.tsx': `import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig({ chains: [mainnet], transports: transportsOf(user) })

export const App = () => <WagmiProvider config={config} />
`,
    },
    ['src/app.tsx:4', 'config'],
    '?',
  ),
  row(
    'the file of the config lacks a chain',
    {
      'src/chains.ts':
        "import { defineChain } from 'viem'\nimport { mainnet } from 'viem/chains'\n\nconst own = defineChain({ id: 9, name: 'Own', nativeCurrency: { name: 'O', symbol: 'O', decimals: 18 }, rpcUrls: { default: { http: ['https://a.example'] } } })\n\nexport const chains = [mainnet, own]\n",
      'src/config.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { chains } from './chains'

export const config = getDefaultConfig({ chains, appName: 'Halcyon', projectId: 'abc' })
`,
    },
    ['src/config.ts:4', "getDefaultConfig({ chains, appName: 'Halcyon', projectId: 'abc' })"],
    '?',
  ),
  row(
    'the kit’s function takes a field that wagmi lacks',
    {
      'src/config.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ chains: [mainnet], appName: 'Halcyon', projectId: 'abc', client: clientOf })
`,
    },
    ['src/config.ts:4', 'client: clientOf'],
    '?',
  ),
  row(
    'the fields of the kit’s function are spread',
    {
      'src/config.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ chains: [mainnet], appName: 'Halcyon', projectId: 'abc', ...more() })
`,
    },
    ['src/config.ts:4', '...more()'],
    '?',
  ),
]
