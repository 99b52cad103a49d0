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
  option(
    'the setup has the option enableMagic, which the modal lacks',
    'enableMagic: true',
    'the modal has no option like enableMagic: the import leaves the option out',
  ),
  option(
    'the setup turns Coinbase’s SDK off',
    'enableCoinbase: false',
    'the modal has no SDK of Coinbase and offers the Coinbase wallet as an extension or by pairing: the import leaves this option out',
  ),
  option(
    'the setup has a preference for Coinbase’s SDK',
    "coinbasePreference: 'eoaOnly'",
    'the modal has no SDK of Coinbase and offers the Coinbase wallet as an extension or by pairing: the import leaves this option out',
  ),
  option(
    'callbacks of the app create and verify the sign-in message',
    'siweConfig: createSIWEConfig({})',
    'the address and the text of the message have another form in the modal: move the callbacks to the option siweConfig by hand, see docs/signing-in.md in the copy',
  ),
  option(
    'the setup lists tokens by network',
    "tokens: { 'eip155:1': { address: '0x1' } }",
    'the modal reads the tokens of a network from its definition: add these tokens to the definitions in the option networks',
  ),
  option(
    'a function call returns the theme mode',
    'themeMode: modeOf(user)',
    'the importer cannot read this value from the source text: set the option themeMode by hand',
  ),
  option(
    'a function call returns the theme variables',
    'themeVariables: brand()',
    'the importer cannot read this value, because it is not an object literal: set the option themeVariables by hand',
  ),
  ninth(
    'the setup sets a theme variable that the modal lacks',
    "themeVariables: { '--w3m-color-mix': '#fff' }",
    "'--w3m-color-mix': '#fff'",
    'the modal has no theme variable like --w3m-color-mix: the import leaves the variable out',
  ),
  ninth(
    'the theme variables contain a spread function call',
    'themeVariables: { ...brand() }',
    '...brand()',
    'the importer reads only properties of object literals: write the properties by name before the import, or set the options of the modal by hand',
  ),
  option(
    'a function call returns the RPC URLs',
    'customRpcUrls: urls()',
    'the importer cannot read this value, because it is not an object literal: set the option customRpcUrls by hand',
  ),
  option(
    'an RPC URL has a transport configuration',
    "customRpcUrls: { 'eip155:1': [{ url: 'https://a.example', config: {} }] }",
    "the importer reads only lists of addresses such as [{ url: 'https://…' }]: set the option customRpcUrls by hand",
  ),
  option(
    'a class of the app implements the sign-in',
    'siwx: new OurSignIn()',
    'the importer translates only DefaultSIWX, ReownAuthentication and CloudAuthSIWX without arguments: set the option siwx by hand, see docs/signing-in.md in the copy',
  ),
  option(
    'the setup sets the account type of a namespace other than eip155',
    "defaultAccountTypes: { bip122: 'payment' }",
    "the importer reads only { eip155: 'eoa' } and { eip155: 'smartAccount' }: set the option preferredAccountType by hand",
  ),
  ninth(
    'the options contain a spread function call',
    '...more()',
    '...more()',
    'the importer reads only properties of object literals: write the properties by name before the import, or set the options of the modal by hand',
  ),
  row(
    'a function call returns all options',
    "import { createAppKit } from '@reown/appkit/react'\n\nfunction options() {}\n\ncreateAppKit(options())\n",
    ['src/app.tsx:5', 'options()'],
    'the importer reads only properties of object literals: write the properties by name before the import, or set the options of the modal by hand',
  ),
  option(
    'the value of an option calls a function that the file does not declare',
    'termsConditionsUrl: urlOf(page)',
    'the value uses urlOf, which the importer cannot read: write the value into the options of the modal by hand',
  ),
  option(
    'the value of an option uses a class of the kit',
    'debug: EthersAdapter.debug',
    'the value uses EthersAdapter of @reown/appkit-adapter-ethers: write the value into the options of the modal by hand',
  ),
  row(
    'the value of an option calls a function that calls itself',
    app('debug: again()', 'const again = () => again()\n'),
    ['src/app.tsx:10', 'debug: again()'],
    'the value refers to itself: write the value into the options of the modal by hand',
  ),
]

/** The reasons in the features of Reown AppKit. */
export const appkitFeatures: readonly ReasonRow[] = [
  feature(
    'a function call returns the features',
    'features: switches()',
    'features: switches()',
    'the importer cannot read this value, because it is not an object literal: set the option features by hand, and add the units that the features need',
  ),
  feature(
    'the setup sets a feature that the modal lacks',
    'features: { email: false, socials: false, swaps: false, emailShowWallets: true }',
    'emailShowWallets: true',
    'the modal has no feature like emailShowWallets: the import leaves the feature out',
  ),
  feature(
    'the value of a feature is a variable that the file does not declare',
    'features: { email: false, socials: false, swaps: false, onramp: sells }',
    'onramp: sells',
    'the importer cannot read this value and treats it as true: if it can be false, set the option features.onramp by hand',
  ),
  feature(
    'the value of a feature that is off by default is a variable that the file does not declare',
    'features: { email: false, socials: false, swaps: false, pay: paid }',
    'pay: paid',
    'the importer cannot read this value and treats it as false: if it can be true, set the option features.pay by hand',
  ),
  feature(
    'the importer cannot read whether the setup turns sign-in on',
    'features: { email: false, socials: false, swaps: false, reownAuthentication: signs }',
    'reownAuthentication: signs',
    'the importer cannot read this value and treats it as false: if it can be true, set the option siwx by hand',
  ),
  feature(
    'the setup turns swaps on',
    'features: { email: false, socials: false, swaps: true }',
    'swaps: true',
    'the modal swaps only through contracts that you name: set the option swaps, see docs/swapping.md in the copy',
  ),
  feature(
    'the setup lists a social login that the modal lacks',
    "features: { email: false, socials: ['telegram'], swaps: false }",
    "'telegram'",
    'the modal has no login with telegram: the import leaves the login out',
  ),
  feature(
    'a social login is a variable that the file does not declare',
    'features: { email: false, socials: [login], swaps: false }',
    'login',
    'the importer cannot read this value from the source text: set the option features.socials by hand',
  ),
  row(
    'the setup does not mention swaps, which AppKit turns on by default',
    features('features: { email: false, socials: false }'),
    ['src/app.tsx:5', 'features.swaps'],
    'AppKit turns features.swaps on by default, and the modal swaps only through contracts that you name: set the option swaps, see docs/swapping.md in the copy',
  ),
  feature(
    'the setup turns e-mail login on',
    'features: { email: true, socials: false, swaps: false }',
    'email: true',
    'the modal cannot open accounts of the kit’s embedded wallet, which stay with its provider: for new accounts, set up a wallet frame of your own at hosts.auth, see docs/account-by-email.md in the copy',
  ),
  row(
    'the setup does not mention e-mail login, which AppKit turns on by default',
    features('features: { socials: false, swaps: false }'),
    ['src/app.tsx:5', 'features.email'],
    'AppKit turns features.email on by default, and the modal cannot open accounts of the kit’s embedded wallet, which stay with its provider: for new accounts, set up a wallet frame of your own at hosts.auth, see docs/account-by-email.md in the copy',
  ),
  row(
    'the setup turns e-mail login off and does not mention social logins',
    features('features: { email: false, swaps: false }'),
    ['src/app.tsx:5', 'features.socials'],
    'AppKit turns features.socials on by default, and the modal cannot open accounts of the kit’s embedded wallet, which stay with its provider: for new accounts, set up a wallet frame of your own at hosts.auth, see docs/account-by-email.md in the copy',
  ),
]

/** The reasons in the call of `createAppKit` itself, and in its adapters. */
export const appkitSetup: readonly ReasonRow[] = [
  row(
    'a function of the app calls createAppKit',
    app('debug: true').replace('createAppKit({', 'const make = () => createAppKit({'),
    ['src/app.tsx:5', 'createAppKit({ …'],
    'the importer replaces the setup only where its call is a statement of its own at the top level of a file: move the call there before the import',
  ),
  row(
    'a function call returns the list of adapters',
    app('debug: true').replace('[new EthersAdapter()]', 'adapters()'),
    ['src/app.tsx:6', 'adapters: adapters()'],
    'the importer cannot read this value, because it is not an array literal: set the option adapters by hand',
  ),
  row(
    'a class of the app is an adapter',
    app('debug: true').replace('[new EthersAdapter()]', '[new OurAdapter()]'),
    ['src/app.tsx:6', 'new OurAdapter()'],
    'the importer does not know this adapter: add an adapter of the modal to the option adapters by hand',
  ),
  row(
    'the app passes a list of wallets to the Solana adapter',
    app('debug: true')
      .replaceAll('EthersAdapter', 'SolanaAdapter')
      .replace('adapter-ethers', 'adapter-solana')
      .replace('new SolanaAdapter()', 'new SolanaAdapter({ wallets: [] })'),
    ['src/app.tsx:6', 'new SolanaAdapter({ wallets: [] })'],
    'the modal finds Solana wallets through the Wallet Standard: the import leaves out the options of this adapter',
  ),
  row(
    'no variable holds the wagmi adapter',
    app('debug: true')
      .replaceAll('EthersAdapter', 'WagmiAdapter')
      .replace('adapter-ethers', 'adapter-wagmi')
      .replace('new WagmiAdapter()', 'new WagmiAdapter({ networks: [mainnet] })'),
    ['src/app.tsx:6', 'new WagmiAdapter({ networks: [mainnet] })'],
    'the importer finds a wagmi adapter only in a variable: assign the adapter to a variable before the import, so that the modal can share its config',
  ),
]
