import { row, type ReasonRow } from './row'

/** Returns an app with Web3-Onboard. The given option is in line 8. */
const app = (
  option: string,
  chains = "[{ id: '0x2105', token: 'ETH', label: 'Base' }]",
): string => `import { init } from '@web3-onboard/react'
import injectedModule from '@web3-onboard/injected-wallets'
import trezorModule from '@web3-onboard/trezor'
import walletConnectModule from '@web3-onboard/walletconnect'

export const onboard = init({
  chains: ${chains},
  ${option},
})
`

const option = (when: string, text: string, code: string, reason: string): ReasonRow =>
  row(when, app(text), ['src/app.tsx:8', code], reason)

/** Returns an app with a component. The given statement is in line 4 of `src/page.tsx`, the markup in line 5. */
const component = (imports: string, statement: string, markup = ''): Record<string, string> => ({
  'src/app.tsx': app('wallets: [injectedModule()]'),
  'src/page.tsx': `import { ${imports} } from '@web3-onboard/react'

export function Page() {
  ${statement}
  return <main>${markup}</main>
}
`,
})

const hook = (when: string, statement: string, code: string, reason: string, markup = ''): ReasonRow =>
  row(when, component('useConnectWallet', statement, markup), ['src/page.tsx:4', code], reason)

const use = (name: string, reason: string): ReasonRow =>
  row(`the code uses ${name}`, component(name, `${name}()`), ['src/page.tsx:4', `${name}()`], reason)

/** The reasons in the setup of Web3-Onboard. */
export const onboard: readonly ReasonRow[] = [
  option(
    'the options contain a spread function call',
    '...more()',
    '...more()',
    'the importer reads only properties of object literals: write the properties by name before the import, or set the options of the modal by hand',
  ),
  option(
    'the setup has an option that the modal lacks',
    'accountCenter: { desktop: { enabled: true } }',
    'accountCenter: { desktop: { enabled: true } }',
    'the modal has no option like accountCenter: the import leaves the option out',
  ),
  option(
    'the theme is an object',
    "theme: { '--w3o-action-color': '#fff' }",
    "theme: { '--w3o-action-color': '#fff' }",
    'the importer cannot read this value from the source text: set the option themeMode or themeVariables by hand',
  ),
  option(
    'a function call returns the list of wallets',
    'wallets: modules()',
    'wallets: modules()',
    'the importer cannot read this list of wallets, because it is not an array literal: set the option projectId by hand for wallets that pair',
  ),
  option(
    'the list contains a module of a single wallet',
    'wallets: [injectedModule(), trezorModule()]',
    'trezorModule()',
    'the modal has no module for this wallet and offers wallets as extensions or by pairing: the import leaves the module out',
  ),
  option(
    'the WalletConnect module has an option that the modal lacks',
    "wallets: [walletConnectModule({ projectId: 'abc', handleUri })]",
    'handleUri',
    'the modal has no option like handleUri for pairing: the import leaves the option out',
  ),
  option(
    'a function call returns the description of the app',
    'appMetadata: metadata()',
    'appMetadata: metadata()',
    'the importer cannot read this value, because it is not an object literal: set the option metadata by hand',
  ),
  option(
    'the icon of the app is the source text of an SVG',
    "appMetadata: { name: 'Halcyon', icon: '<svg />' }",
    "icon: '<svg />'",
    'the modal takes only the address of an icon: set metadata.icons by hand',
  ),
  option(
    'the description of the app has a field that the modal lacks',
    "appMetadata: { name: 'Halcyon', gettingStartedGuide: 'https://a.example' }",
    "gettingStartedGuide: 'https://a.example'",
    'the modal has no option like gettingStartedGuide: the import leaves the option out',
  ),
  option(
    'the agreement has a field that the modal lacks',
    "appMetadata: { name: 'Halcyon', agreement: { version: '1', text: 'x' } }",
    "text: 'x'",
    'the modal has no option like text: the import leaves the option out',
  ),
  row(
    'a function call returns the chains',
    app('wallets: []', 'chains()'),
    ['src/app.tsx:7', 'chains: chains()'],
    'the importer cannot read this value, because it is not an array literal: set the option networks by hand',
  ),
  row(
    'a chain has no label',
    app('wallets: []', "[{ id: '0x67932', token: 'ETH' }]"),
    ['src/app.tsx:7', "{ id: '0x67932', token: 'ETH' }"],
    'the importer cannot tell which network this is: add the network to the option networks',
  ),
]

/** The reasons for uses of Web3-Onboard that are not replaced. */
export const onboardUses: readonly ReasonRow[] = [
  hook(
    'the code assigns the result of useConnectWallet to one variable',
    'const all = useConnectWallet()',
    'all = useConnectWallet()',
    'the importer replaces only const [{ wallet, connecting }, connect, disconnect] = useConnectWallet(): write this form before the import, or replace the call by hand',
  ),
  hook(
    'the code assigns the state from useConnectWallet to one variable',
    'const [state] = useConnectWallet()',
    '[state] = useConnectWallet()',
    'the importer replaces only const [{ wallet, connecting }, connect, disconnect] = useConnectWallet(): write this form before the import, or replace the call by hand',
  ),
  hook(
    'the code destructures the wallet from useConnectWallet',
    'const [{ wallet: { label } }] = useConnectWallet()',
    '[{ wallet: { label } }] = useConnectWallet()',
    'the importer replaces only const [{ wallet, connecting }, connect, disconnect] = useConnectWallet(): write this form before the import, or replace the call by hand',
  ),
  hook(
    'the code reads a field of useConnectWallet that the modal lacks',
    'const [{ balance }] = useConnectWallet()',
    '[{ balance }] = useConnectWallet()',
    'the modal has no equivalent of balance: replace this call by hand',
  ),
  hook(
    'the component declares the name wallet twice',
    'const [{ wallet }] = useConnectWallet(); { const wallet = 1 }',
    '[{ wallet }] = useConnectWallet()',
    'the function declares the name wallet more than once: rename one of the declarations before the import',
  ),
  hook(
    'the component declares the name connect twice',
    'const [, connect] = useConnectWallet(); { const connect = 1 }',
    '[, connect] = useConnectWallet()',
    'the function declares the name connect more than once: rename one of the declarations before the import',
  ),
  hook(
    'the code reads the provider of the wallet',
    'const [{ wallet }] = useConnectWallet()',
    '[{ wallet }] = useConnectWallet()',
    'the importer cannot translate the use of wallet in line 5: rewrite the line by hand with useWalletAccount or useWalletProvider',
    '{sign(wallet.provider)}',
  ),
  hook(
    'the code calls connect with options',
    'const [, connect] = useConnectWallet()',
    '[, connect] = useConnectWallet()',
    'the importer cannot translate the use of connect in line 5: rewrite the line by hand with useWalletModal',
    '<a onClick={() => connect({ autoSelect })} />',
  ),
  use(
    'useSetChain',
    'the modal’s useWalletNetwork returns the network and switchNetwork: write const { network, switchNetwork } = useWalletNetwork()',
  ),
  use(
    'useWallets',
    'the modal’s useWalletAccount returns the connected account: write const { address } = useWalletAccount()',
  ),
  use(
    'useNotifications',
    'the modal follows only transactions that are sent through the modal: remove this use, or show notifications of your own',
  ),
  row(
    'a file re-exports a hook of the kit',
    {
      'src/app.tsx': app('wallets: [injectedModule()]').replace("'0x2105', token", "'0x2105', token"),
      'src/page.tsx': "export { useWallets } from '@web3-onboard/react'\n",
    },
    ['src/page.tsx:1', "from '@web3-onboard/react'"],
    'the importer cannot remove this import of Web3-Onboard: replace every use of this import by hand',
  ),
]
