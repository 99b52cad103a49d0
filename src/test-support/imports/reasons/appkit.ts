import { row, type ReasonRow } from './row'

/** Returns an app whose features need no entry in the report. The given options begin in line 9. */
const app = (options: string, more = ''): string => `import { createAppKit } from '@reown/appkit/react'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { mainnet } from '@reown/appkit/networks'

${more}createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet],
  features: { email: false, socials: false, swaps: false },
  ${options},
})
`

/** Returns an app with the given features in line 8. */
const features = (text: string): string => `import { createAppKit } from '@reown/appkit/react'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { mainnet } from '@reown/appkit/networks'

createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet],
  ${text},
})
`

const option = (when: string, text: string, reason: string): ReasonRow =>
  row(when, app(text), ['src/app.tsx:9', text], reason)

const ninth = (when: string, text: string, code: string, reason: string): ReasonRow =>
  row(when, app(text), ['src/app.tsx:9', code], reason)

const feature = (when: string, text: string, code: string, reason: string): ReasonRow =>
  row(when, features(text), ['src/app.tsx:8', code], reason)

/** The reasons in the options of Reown AppKit. */
export const appkitOptions: readonly ReasonRow[] = [
  option('an option has no counterpart', 'enableMagic: true', '?'),
  option('Coinbase’s SDK is turned off', 'enableCoinbase: false', '?'),
  option('Coinbase’s SDK has a preference', "coinbasePreference: 'eoaOnly'", '?'),
  option('callbacks check the sign-in', 'siweConfig: createSIWEConfig({})', '?'),
  option('tokens are named for networks', "tokens: { 'eip155:1': { address: '0x1' } }", '?'),
  option('the theme mode is a function call', 'themeMode: modeOf(user)', '?'),
  option('the theme variables are a function call', 'themeVariables: brand()', '?'),
  ninth(
    'a theme variable has no counterpart',
    "themeVariables: { '--w3m-color-mix': '#fff' }",
    "'--w3m-color-mix': '#fff'",
    '?',
  ),
  ninth('theme variables are spread', 'themeVariables: { ...brand() }', '...brand()', '?'),
  option('the RPC URLs are a function call', 'customRpcUrls: urls()', '?'),
  option(
    'an RPC URL has a configuration',
    "customRpcUrls: { 'eip155:1': [{ url: 'https://a.example', config: {} }] }",
    '?',
  ),
  option('the sign-in is a class of the app', 'siwx: new OurSignIn()', '?'),
  option('account types are named for another namespace', "defaultAccountTypes: { bip122: 'payment' }", '?'),
  ninth('options are spread from a function call', '...more()', '...more()', '?'),
  row(
    'all options come from a function call',
    "import { createAppKit } from '@reown/appkit/react'\n\nfunction options() {}\n\ncreateAppKit(options())\n",
    ['src/app.tsx:5', 'options()'],
    '?',
  ),
  option('a value uses a parameter', 'termsConditionsUrl: urlOf(page)', '?'),
  option('a value uses a class of the kit', 'debug: EthersAdapter.debug', '?'),
  row(
    'a value refers to itself',
    app('debug: again()', 'const again = () => again()\n'),
    ['src/app.tsx:10', 'debug: again()'],
    '?',
  ),
]

/** The reasons in the features of Reown AppKit. */
export const appkitFeatures: readonly ReasonRow[] = [
  feature('the features are a function call', 'features: switches()', 'features: switches()', '?'),
  feature(
    'a feature has no counterpart',
    'features: { email: false, socials: false, swaps: false, emailShowWallets: true }',
    'emailShowWallets: true',
    '?',
  ),
  feature(
    'the value of a feature is a variable that is not known',
    'features: { email: false, socials: false, swaps: false, onramp: sells }',
    'onramp: sells',
    '?',
  ),
  feature('swaps are on', 'features: { email: false, socials: false, swaps: true }', 'swaps: true', '?'),
  row(
    'swaps are on by default',
    features('features: { email: false, socials: false }'),
    ['src/app.tsx:5', 'features.swaps'],
    '?',
  ),
  feature('e-mail is on', 'features: { email: true, socials: false, swaps: false }', 'email: true', '?'),
  row(
    'e-mail is on by default',
    features('features: { socials: false, swaps: false }'),
    ['src/app.tsx:5', 'features.email'],
    '?',
  ),
  row(
    'only social logins are on by default',
    features('features: { email: false, swaps: false }'),
    ['src/app.tsx:5', 'features.socials'],
    '?',
  ),
]

/** The reasons in the call of `createAppKit` itself, and in its adapters. */
export const appkitSetup: readonly ReasonRow[] = [
  row(
    'createAppKit is called inside of a function',
    app('debug: true').replace('createAppKit({', 'const make = () => createAppKit({'),
    ['src/app.tsx:5', 'createAppKit({ …'],
    '?',
  ),
  row(
    'the list of adapters is a function call',
    app('debug: true').replace('[new EthersAdapter()]', 'adapters()'),
    ['src/app.tsx:6', 'adapters: adapters()'],
    '?',
  ),
  row(
    'an adapter is a class of the app',
    app('debug: true').replace('[new EthersAdapter()]', '[new OurAdapter()]'),
    ['src/app.tsx:6', 'new OurAdapter()'],
    '?',
  ),
  row(
    'the Solana adapter has a list of wallets',
    app('debug: true')
      .replaceAll('EthersAdapter', 'SolanaAdapter')
      .replace('adapter-ethers', 'adapter-solana')
      .replace('new SolanaAdapter()', 'new SolanaAdapter({ wallets: [] })'),
    ['src/app.tsx:6', 'new SolanaAdapter({ wallets: [] })'],
    '?',
  ),
  row(
    'the wagmi adapter is in no variable',
    app('debug: true')
      .replaceAll('EthersAdapter', 'WagmiAdapter')
      .replace('adapter-ethers', 'adapter-wagmi')
      .replace('new WagmiAdapter()', 'new WagmiAdapter({ networks: [mainnet] })'),
    ['src/app.tsx:6', 'new WagmiAdapter({ networks: [mainnet] })'],
    '?',
  ),
]
