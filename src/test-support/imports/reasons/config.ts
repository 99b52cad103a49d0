import { row, type ReasonRow } from './row'

/** Returns a page in which RainbowKit makes the wagmi config, in line 4. A use without an equivalent keeps the kit. */
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
    'the modal cannot share this wagmi config, because the file that exports the config has JSX: export the config from a file without JSX, and pass it to wagmiAdapter in the option adapters',
  ),
  row(
    'the declaration of the config declares another variable, too',
    rainbowkit(`const config = ${call}, size = 1`),
    ['src/app.tsx:4', 'config'],
    'the modal cannot share this wagmi config, because the statement that declares the config declares other variables, too: export the config from a file without JSX, and pass it to wagmiAdapter in the option adapters',
  ),
  row(
    'a field of the config calls a function that the file does not declare',
    rainbowkit(`const config = ${call.replace('})', ', storage: storageOf(user) })')}`),
    ['src/app.tsx:4', 'config'],
    'the modal cannot share this wagmi config, because the value uses getDefaultConfig of @rainbow-me/rainbowkit: export the config from a file without JSX, and pass it to wagmiAdapter in the option adapters',
  ),
  row(
    'no file exports the wagmi adapter',
    {
      'src/config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { createAppKit } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'

const adapter = new WagmiAdapter({ networks: [mainnet], storage: storageOf(user) })

createAppKit({
  adapters: [adapter],
  networks: [mainnet],
  features: { email: false, socials: false, swaps: false },
})
`,
    },
    ['src/config.ts:5', 'adapter'],
    'the modal cannot share this wagmi config, because no file exports the config: export the config from a file without JSX, and pass it to wagmiAdapter in the option adapters',
  ),
  row(
    'the argument of wagmi’s createConfig calls a function that the file does not declare',
    {
      'src/app.tsx': `import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig({ chains: [mainnet], transports: transportsOf(user) })

export const App = () => <WagmiProvider config={config} />
`,
    },
    ['src/app.tsx:4', 'config'],
    'the modal cannot share this wagmi config, because the value uses transportsOf, which the importer cannot read: export the config from a file without JSX, and pass it to wagmiAdapter in the option adapters',
  ),
  row(
    'the config uses a chain that its file cannot import',
    {
      'src/chains.ts':
        "import { defineChain } from 'viem'\nimport { mainnet } from 'viem/chains'\n\nconst own = defineChain({ id: 9, name: 'Own', nativeCurrency: { name: 'O', symbol: 'O', decimals: 18 }, rpcUrls: { default: { http: ['https://a.example'] } } })\n\nexport const chains = [mainnet, own]\n",
      'src/config.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { chains } from './chains'

export const config = getDefaultConfig({ chains, appName: 'Halcyon', projectId: 'abc' })
`,
    },
    ['src/config.ts:4', "getDefaultConfig({ chains, appName: 'Halcyon', projectId: 'abc' })"],
    'the importer cannot write this config with createConfig of wagmi, because a chain or an option of it is not available in this file: replace the call by hand',
  ),
  row(
    'the setup passes a field to the kit’s function that wagmi’s createConfig lacks',
    {
      'src/config.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ chains: [mainnet], appName: 'Halcyon', projectId: 'abc', client: clientOf })
`,
    },
    ['src/config.ts:4', 'client: clientOf'],
    'the import does not pass client to createConfig of wagmi: add the option by hand if wagmi has it',
  ),
  row(
    'the argument of the kit’s function contains a spread function call',
    {
      'src/config.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ chains: [mainnet], appName: 'Halcyon', projectId: 'abc', ...more() })
`,
    },
    ['src/config.ts:4', '...more()'],
    'the importer reads only properties of object literals: write the properties by name before the import, or set the options of the modal by hand',
  ),
]
