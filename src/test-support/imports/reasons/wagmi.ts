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
    'pairing has an option without a counterpart',
    app("{ projectId: 'abc', disableProviderPing: true }"),
    ['src/app.tsx:7', 'disableProviderPing: true'],
    '?',
  ),
  row(
    'the config is in no variable',
    app('{}').replace('export const config = ', 'export default '),
    ['src/app.tsx:5', 'createConfig({ …'],
    '?',
  ),
  row(
    'the options of the config are a function call',
    "import { createConfig } from 'wagmi'\n\nexport const config = createConfig(options())\n",
    ['src/app.tsx:3', 'createConfig(options())'],
    '?',
  ),
  row('the project has wagmi 1', app('{}'), ['src/app.tsx:5', 'createConfig({ …'], '?', {
    versions: { wagmi: '^1.4.0' },
  }),
]
