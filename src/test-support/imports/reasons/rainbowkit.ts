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
  attribute('attributes are spread', '{...props}', '{...props}', '?'),
  attribute('an attribute has no counterpart', 'coolMode', 'coolMode', '?'),
  attribute('the first chain is a variable that is not known', 'initialChain={chain}', 'initialChain={chain}', '?'),
  attribute(
    'the description of the app has a link',
    "appInfo={{ learnMoreUrl: 'https://a.example' }}",
    "learnMoreUrl: 'https://a.example'",
    '?',
  ),
  attribute('the theme is a variable that is not known', 'theme={brand}', 'brand', '?'),
  attribute('the theme is the one of midnight', 'theme={midnightTheme()}', 'midnightTheme()', '?'),
  attribute(
    'each mode has a theme of its own',
    "theme={{ lightMode: lightTheme(), darkMode: darkTheme({ fontStack: 'system' }) }}",
    "{ fontStack: 'system' }",
    '?',
  ),
  attribute('the options of the theme are a function call', 'theme={darkTheme(brand())}', 'brand()', '?'),
  attribute(
    'the corners of the theme are round',
    "theme={darkTheme({ borderRadius: 'small' })}",
    "borderRadius: 'small'",
    '?',
  ),
  attribute(
    'the corners of the theme are a variable',
    'theme={darkTheme({ borderRadius: round })}',
    'borderRadius: round',
    '?',
  ),
  attribute(
    'the theme has a colour for texts',
    "theme={darkTheme({ accentColorForeground: '#fff' })}",
    "accentColorForeground: '#fff'",
    '?',
  ),
  attribute('the theme has a font', "theme={darkTheme({ fontStack: 'rounded' })}", "fontStack: 'rounded'", '?'),
  attribute('the theme blurs the page', "theme={darkTheme({ overlayBlur: 'small' })}", "overlayBlur: 'small'", '?'),
  row(
    'there are two providers',
    app('', '<RainbowKitProvider>y</RainbowKitProvider>'),
    ['src/app.tsx:3', '<RainbowKitProvider>y</RainbowKitProvider>'],
    '?',
  ),
  row('the groups of wallets are a function call', wallets('groups()'), ['src/app.tsx:8', 'groups()'], '?'),
  row('a group of wallets is a function call', wallets('[group()]'), ['src/app.tsx:8', 'group()'], '?'),
  row(
    'a wallet is not in the list of ids',
    wallets("[{ groupName: 'All', wallets: [ourWallet] }]"),
    ['src/app.tsx:8', 'ourWallet'],
    '?',
  ),
  row(
    'the config is in no variable',
    wallets('[]').replace('export const config = ', 'export default '),
    ['src/app.tsx:4', 'getDefaultConfig({ …'],
    '?',
  ),
  row(
    'the project has wagmi 1',
    "import { RainbowKitProvider } from '@rainbow-me/rainbowkit'\n\nexport const App = () => <RainbowKitProvider>x</RainbowKitProvider>\n",
    ['src/app.tsx:3', '<RainbowKitProvider>x</RainbowKitProvider>'],
    '?',
    { versions: { wagmi: '^1.4.0' } },
  ),
]

/** The reasons for names of RainbowKit that have no counterpart. */
export const rainbowkitNames: readonly ReasonRow[] = [
  use('ConnectButton.Custom', '<ConnectButton.Custom>{show}</ConnectButton.Custom>', '?'),
  use('WalletButton', '<WalletButton wallet="rainbow" />', '?'),
  use('useAddRecentTransaction', 'useAddRecentTransaction()', '?'),
  use('RainbowKitAuthenticationProvider', '<RainbowKitAuthenticationProvider adapter={a} status={s} />', '?'),
  use('RainbowKitSiweNextAuthProvider', '<RainbowKitSiweNextAuthProvider />', '?'),
]
