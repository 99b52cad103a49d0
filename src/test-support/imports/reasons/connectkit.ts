import { row, type ReasonRow } from './row'

const config = `import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'

export const config = createConfig(getDefaultConfig({ chains: [mainnet], appName: 'Halcyon' }))
`

/** Returns an app with a provider of ConnectKit in line 3 of `src/app.tsx`. */
const app = (attributes: string, children = 'x'): Record<string, string> => ({
  'src/config.ts': config,
  'src/app.tsx': `import { ConnectKitProvider } from 'connectkit'

export const App = () => <ConnectKitProvider ${attributes}>${children}</ConnectKitProvider>
`,
})

const attribute = (when: string, attributes: string, code: string, reason: string): ReasonRow =>
  row(when, app(attributes), ['src/app.tsx:3', code], reason)

const use = (name: string, code: string, reason: string): ReasonRow =>
  row(
    `the code uses ${name}`,
    {
      'src/config.ts': config,
      'src/app.tsx': `import { ${name.split('.')[0]} } from 'connectkit'\n\nexport const App = () => ${code}\n`,
    },
    ['src/app.tsx:3', code],
    reason,
  )

/** The reasons in the setup of ConnectKit. */
export const connectkit: readonly ReasonRow[] = [
  attribute(
    'the provider has spread attributes',
    '{...props}',
    '{...props}',
    'the importer reads only attributes that are written by name: write the attributes by name before the import, or set the options of the modal by hand',
  ),
  attribute(
    'the provider has an attribute that the modal lacks',
    'theme="midnight"',
    'theme="midnight"',
    'the modal has no option like theme: the import leaves the option out',
  ),
  attribute(
    'the mode is a variable that the file does not declare',
    'mode={mode}',
    'mode={mode}',
    'the importer cannot read this value from the source text: set the option themeMode by hand',
  ),
  attribute(
    'the theme is a variable that the file does not declare',
    'customTheme={brand}',
    'customTheme={brand}',
    'the importer cannot read this value, because it is not an object literal: set the option themeVariables by hand',
  ),
  attribute(
    'the theme sets a variable that the modal lacks',
    "customTheme={{ '--ck-border-radius': 42 }}",
    "'--ck-border-radius': 42",
    'the modal has no theme variable like --ck-border-radius: the import leaves the variable out',
  ),
  attribute(
    'the provider has an option that the modal lacks',
    'options={{ hideBalance: true }}',
    'hideBalance: true',
    'the modal has no option like hideBalance: the import leaves the option out',
  ),
  attribute(
    'the initial chain is not in the config',
    'options={{ initialChainId: 137 }}',
    'initialChainId: 137',
    'the importer cannot match this value with one of the networks: set the option defaultNetwork by hand',
  ),
  row(
    'the project has two providers',
    app('', '<ConnectKitProvider>y</ConnectKitProvider>'),
    ['src/app.tsx:3', '<ConnectKitProvider>y</ConnectKitProvider>'],
    'the project has this provider more than once, and the importer has read only the first one: leave only one provider before the import',
  ),
  row(
    'no variable holds the config',
    config.replace('export const config = ', 'export default '),
    ['src/app.tsx:5', "getDefaultConfig({ chains: [mainnet], appName: 'Halcyon' })"],
    'the importer finds a wagmi config only in a variable: assign this config to a variable before the import, so that the modal can share the config',
  ),
]

/** The reasons for names of ConnectKit that have no equivalent. */
export const connectkitNames: readonly ReasonRow[] = [
  use(
    'ConnectKitButton.Custom',
    '<ConnectKitButton.Custom>{show}</ConnectKitButton.Custom>',
    'the modal’s button accepts no custom content: write a button that calls open of useWalletModal, and reads useWalletAccount and useWalletNetwork',
  ),
  use(
    'SIWEProvider',
    '<SIWEProvider {...siwe} />',
    'the modal signs in through an option, not through a provider: set the option siwx or siweConfig, see docs/signing-in.md in the copy',
  ),
  use(
    'useSIWE',
    'useSIWE()',
    'the modal’s useWalletSession returns the sign-in session: replace useSIWE with useWalletSession by hand, see docs/signing-in.md in the copy',
  ),
]
