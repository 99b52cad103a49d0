import { row, type ReasonRow } from './row'

/** Returns an app with a wagmi config whose WalletConnect connector has the given fields. The connector is in line 7. */
const app = (connector: string, call = 'createConfig'): string => `import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { walletConnect } from 'wagmi/connectors'

export const config = ${call}({
  chains: [mainnet],
  connectors: [walletConnect(${connector})],
})
`

/** The reasons in the setup of wagmi without another kit. */
export const wagmi: readonly ReasonRow[] = [
  row(
    'the WalletConnect connector has an option that the modal lacks',
    app("{ projectId: 'abc', disableProviderPing: true }"),
    ['src/app.tsx:7', 'disableProviderPing: true'],
    'the modal has no option like disableProviderPing for pairing: the import leaves the option out',
  ),
  row(
    'no variable holds the config',
    app('{}').replace('export const config = ', 'export default '),
    ['src/app.tsx:5', 'createConfig({ …'],
    'the importer finds a wagmi config only in a variable: assign this config to a variable before the import, so that the modal can share the config',
  ),
  row(
    'a function call returns the options of the config',
    "import { createConfig } from 'wagmi'\n\nexport const config = createConfig(options())\n",
    ['src/app.tsx:3', 'createConfig(options())'],
    'the importer cannot read the chains of this config: set the option networks by hand',
  ),
  row(
    'the project has wagmi 1',
    app('{}'),
    ['src/app.tsx:5', 'createConfig({ …'],
    'the modal shares its connections only with wagmi 2 and later: update wagmi before the import',
    {
      versions: { wagmi: '^1.4.0' },
    },
  ),
]
