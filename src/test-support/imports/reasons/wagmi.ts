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

const oldConfig = `import { createConfig, WagmiConfig } from 'wagmi'

// The config.
const config = createConfig({})
`

const oldApp = (child: string): string =>
  `export const App = () => <WagmiConfig config={config}>${child}</WagmiConfig>\n`

/** Creates a row for an app with wagmi 1. */
const old = (
  when: string,
  source: Parameters<typeof row>[1],
  found: readonly [at: string, code: string],
  reason: string,
): ReasonRow => row(when, source, found, reason, { versions: { wagmi: '^1.4.0' } })

/** Hooks of wagmi 1 without an exact equivalent, with the reasons. */
const oldHooks: readonly (readonly [name: string, reason: string])[] = [
  [
    'useBalance',
    'the modal’s useWalletBalance follows the account and needs no request: write const { balance } = useWalletBalance()',
  ],
  [
    'useContractRead',
    'the modal shares its connections only with wagmi 2 and later: update wagmi before the import, or replace this use by hand',
  ],
  [
    'useNetwork',
    'the modal’s useWalletNetwork returns the network also while no wallet is connected: write const { network } = useWalletNetwork() by hand',
  ],
  [
    'useSigner',
    "the modal’s useWalletSigner returns a signer of ethers: write const { signer } = useWalletSigner('ethers') by hand",
  ],
  [
    'useSwitchNetwork',
    'the modal’s useWalletNetwork returns switchNetwork, which takes a network: write const { switchNetwork } = useWalletNetwork() by hand',
  ],
]

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
  old(
    'no file has the provider of wagmi 1',
    `${oldConfig}`,
    ['src/app.tsx:4', 'createConfig({})'],
    'the importer finds no WagmiConfig in this project: replace the provider by hand',
  ),
  old(
    'a function creates the config of wagmi 1',
    `import { createConfig, WagmiConfig } from 'wagmi'

export const App = () => <WagmiConfig config={make()}>x</WagmiConfig>

function make() {
  return createConfig({})
}
`,
    ['src/app.tsx:6', 'createConfig({})'],
    'the importer removes the setup of wagmi only where a constant at the top of a file holds it: move this call there before the import',
  ),
  old(
    'other code uses the config of wagmi 1',
    `${oldConfig}
${oldApp('x')}
console.log(config)
`,
    ['src/app.tsx:8', 'config'],
    'the import removes this part of the setup of wagmi: replace this use by hand before the import, or update wagmi to version 2, which the modal shares',
  ),
  old(
    'useConnect of wagmi 1 has an argument that the modal lacks',
    {
      'src/app.tsx': `${oldConfig}\n${oldApp('x')}`,
      'src/use.ts': `import { useConnect } from 'wagmi'\n\nconst { connect } = useConnect({ onSuccess })\n`,
    },
    ['src/use.ts:3', '{ connect } = useConnect({ onSuccess })'],
    'the importer cannot translate these arguments for useWalletModal: replace this call by hand',
  ),
  ...oldHooks.map(([name, reason]) =>
    old(
      `the code uses ${name} of wagmi 1`,
      { 'src/app.tsx': `${oldConfig}\n${oldApp('x')}`, 'src/use.ts': `import { ${name} } from 'wagmi'\n\n${name}()\n` },
      ['src/use.ts:3', `${name}()`],
      reason,
    ),
  ),
]
