import { row, type ReasonRow } from './row'

const config = `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ chains: [mainnet], appName: 'Halcyon', projectId: 'abc' })
`

/** Returns an app with a provider of RainbowKit. The provider is in line 3 of `src/app.tsx`. */
const app = (attributes: string, children = 'x'): Record<string, string> => ({
  'src/config.ts': config,
  'src/app.tsx': `import { RainbowKitProvider, darkTheme, lightTheme, midnightTheme } from '@rainbow-me/rainbowkit'

export const App = () => <RainbowKitProvider ${attributes}>${children}</RainbowKitProvider>
`,
})

const attribute = (when: string, attributes: string, code: string, reason: string): ReasonRow =>
  row(when, app(attributes), ['src/app.tsx:3', code], reason)

/** Returns an app whose config lists the given wallets, in line 8 of `src/app.tsx`. */
const wallets = (list: string): string => `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({
  chains: [mainnet],
  appName: 'Halcyon',
  projectId: 'abc',
  wallets: ${list},
})
`

const use = (name: string, code: string, reason: string): ReasonRow =>
  row(
    `the code uses ${name}`,
    {
      'src/config.ts': config,
      'src/app.tsx': `import { ${name.split('.')[0]} } from '@rainbow-me/rainbowkit'\n\nexport const App = () => ${code}\n`,
    },
    ['src/app.tsx:3', code],
    reason,
  )

/** The reasons in the setup of RainbowKit. */
export const rainbowkit: readonly ReasonRow[] = [
  attribute(
    'the provider has spread attributes',
    '{...props}',
    '{...props}',
    'the importer reads only attributes that are written by name: write the attributes by name before the import, or set the options of the modal by hand',
  ),
  attribute(
    'the provider has an attribute that the modal lacks',
    'coolMode',
    'coolMode',
    'the modal has no option like coolMode: the import leaves the option out',
  ),
  attribute(
    'the initial chain is a variable that the file does not declare',
    'initialChain={chain}',
    'initialChain={chain}',
    'the importer cannot match this value with one of the networks: set the option defaultNetwork by hand',
  ),
  attribute(
    'the description of the app has a link to learn more',
    "appInfo={{ learnMoreUrl: 'https://a.example' }}",
    "learnMoreUrl: 'https://a.example'",
    'the modal has no option like learnMoreUrl: set the option termsConditionsUrl or privacyPolicyUrl to link a page of yours',
  ),
  attribute(
    'the theme is a variable that the file does not declare',
    'theme={brand}',
    'brand',
    'the importer cannot read this value from the source text: set the option themeMode or themeVariables by hand',
  ),
  attribute(
    'the setup uses midnightTheme',
    'theme={midnightTheme()}',
    'midnightTheme()',
    'the modal has only one dark theme, and the import uses it: set the option themeVariables for other colours',
  ),
  attribute(
    'the light mode and the dark mode have different themes',
    "theme={{ lightMode: lightTheme(), darkMode: darkTheme({ fontStack: 'system' }) }}",
    "{ fontStack: 'system' }",
    'the modal has one set of theme variables for both modes, and the import uses those of the light theme: check the option themeVariables',
  ),
  attribute(
    'a function call returns the options of the theme',
    'theme={darkTheme(brand())}',
    'brand()',
    'the importer cannot read this value, because it is not an object literal: set the option themeVariables by hand',
  ),
  attribute(
    'the theme has a border radius other than none',
    "theme={darkTheme({ borderRadius: 'small' })}",
    "borderRadius: 'small'",
    'the corners of RainbowKit have other proportions, and the import uses the similar radius 2px: check the option themeVariables',
  ),
  attribute(
    'the border radius of the theme is a variable that the file does not declare',
    'theme={darkTheme({ borderRadius: round })}',
    'borderRadius: round',
    'the importer cannot read this value from the source text: set the option themeVariables by hand',
  ),
  attribute(
    'the theme sets the colour of texts on the accent colour',
    "theme={darkTheme({ accentColorForeground: '#fff' })}",
    "accentColorForeground: '#fff'",
    'the modal computes the colour of texts on the accent colour: the import leaves this colour out',
  ),
  attribute(
    'the theme sets a font',
    "theme={darkTheme({ fontStack: 'rounded' })}",
    "fontStack: 'rounded'",
    'the importer does not translate fonts: set --wm-font-family in the option themeVariables',
  ),
  attribute(
    'the theme blurs the page behind the modal',
    "theme={darkTheme({ overlayBlur: 'small' })}",
    "overlayBlur: 'small'",
    'the modal has no option to blur the page: style the backdrop in the copy by hand',
  ),
  row(
    'the project has two providers',
    app('', '<RainbowKitProvider>y</RainbowKitProvider>'),
    ['src/app.tsx:3', '<RainbowKitProvider>y</RainbowKitProvider>'],
    'the project has this provider more than once, and the importer has read only the first one: leave only one provider before the import',
  ),
  row(
    'a function call returns the groups of wallets',
    wallets('groups()'),
    ['src/app.tsx:8', 'groups()'],
    'the importer cannot read this value, because it is not an array literal: set the option featuredWalletIds by hand',
  ),
  row(
    'a function call returns one group of wallets',
    wallets('[group()]'),
    ['src/app.tsx:8', 'group()'],
    'the importer cannot read this value from the source text: set the option featuredWalletIds by hand',
  ),
  row(
    'the importer does not know the id of a listed wallet',
    wallets("[{ groupName: 'All', wallets: [ourWallet] }]"),
    ['src/app.tsx:8', 'ourWallet'],
    'the importer does not know the id of this wallet: add the id from the directory of WalletConnect to the option featuredWalletIds',
  ),
  row(
    'no variable holds the config',
    wallets('[]').replace('export const config = ', 'export default '),
    ['src/app.tsx:4', 'getDefaultConfig({ …'],
    'the importer finds a wagmi config only in a variable: assign this config to a variable before the import, so that the modal can share the config',
  ),
  row(
    'the project has wagmi 1 without its provider',
    `import { getDefaultWallets, RainbowKitProvider } from '@rainbow-me/rainbowkit'

const { connectors } = getDefaultWallets({ appName: 'Halcyon', projectId: 'abc' })

export const App = () => <RainbowKitProvider>x</RainbowKitProvider>
`,
    ['src/app.tsx:5', '<RainbowKitProvider>x</RainbowKitProvider>'],
    'the importer finds no WagmiConfig in this project: replace the provider by hand',
    { versions: { wagmi: '^1.4.0' } },
  ),
]

/** The reasons for names of RainbowKit that have no equivalent. */
export const rainbowkitNames: readonly ReasonRow[] = [
  use(
    'ConnectButton.Custom',
    '<ConnectButton.Custom>{show}</ConnectButton.Custom>',
    'the modal’s button accepts no custom content: write a button that calls open of useWalletModal, and reads useWalletAccount and useWalletNetwork',
  ),
  use(
    'WalletButton',
    '<WalletButton wallet="rainbow" />',
    'the modal has this button in the unit wallet-buttons: add the unit, and write <WalletButton wallet="…" /> by hand',
  ),
  use(
    'useAddRecentTransaction',
    'useAddRecentTransaction()',
    'the modal lists the transactions of the account by itself, with the unit history: remove this use',
  ),
  use(
    'RainbowKitAuthenticationProvider',
    '<RainbowKitAuthenticationProvider adapter={a} status={s} />',
    'the modal signs in through an option, not through a provider: set the option siwx or siweConfig, see docs/signing-in.md in the copy',
  ),
  use(
    'RainbowKitSiweNextAuthProvider',
    '<RainbowKitSiweNextAuthProvider />',
    'the modal signs in through an option, not through a provider: set the option siwx or siweConfig, see docs/signing-in.md in the copy',
  ),
]
