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
  option('options are spread from a function call', '...more()', '...more()', '?'),
  option(
    'an option has no counterpart',
    'accountCenter: { desktop: { enabled: true } }',
    'accountCenter: { desktop: { enabled: true } }',
    '?',
  ),
  option(
    'the theme is an object',
    "theme: { '--w3o-action-color': '#fff' }",
    "theme: { '--w3o-action-color': '#fff' }",
    '?',
  ),
  option('the wallets are a function call', 'wallets: modules()', 'wallets: modules()', '?'),
  option('a wallet has a module of its own', 'wallets: [injectedModule(), trezorModule()]', 'trezorModule()', '?'),
  option(
    'pairing has an option without a counterpart',
    "wallets: [walletConnectModule({ projectId: 'abc', handleUri })]",
    'handleUri',
    '?',
  ),
  option('the description of the app is a function call', 'appMetadata: metadata()', 'appMetadata: metadata()', '?'),
  option('the icon of the app is an SVG', "appMetadata: { name: 'Halcyon', icon: '<svg />' }", "icon: '<svg />'", '?'),
  option(
    'the description of the app has a field without a counterpart',
    "appMetadata: { name: 'Halcyon', gettingStartedGuide: 'https://a.example' }",
    "gettingStartedGuide: 'https://a.example'",
    '?',
  ),
  option(
    'the agreement has a field without a counterpart',
    "appMetadata: { name: 'Halcyon', agreement: { version: '1', text: 'x' } }",
    "text: 'x'",
    '?',
  ),
  row('the chains are a function call', app('wallets: []', 'chains()'), ['src/app.tsx:7', 'chains: chains()'], '?'),
  row(
    'a chain has no label',
    app('wallets: []', "[{ id: '0x67932', token: 'ETH' }]"),
    ['src/app.tsx:7', "{ id: '0x67932', token: 'ETH' }"],
    '?',
  ),
]

/** The reasons for uses of Web3-Onboard that are not replaced. */
export const onboardUses: readonly ReasonRow[] = [
  hook(
    'the result of useConnectWallet is in one variable',
    'const all = useConnectWallet()',
    'all = useConnectWallet()',
    '?',
  ),
  hook(
    'the state of useConnectWallet is in one variable',
    'const [state] = useConnectWallet()',
    '[state] = useConnectWallet()',
    '?',
  ),
  hook(
    'the state of useConnectWallet has a nested pattern',
    'const [{ wallet: { label } }] = useConnectWallet()',
    '[{ wallet: { label } }] = useConnectWallet()',
    '?',
  ),
  hook(
    'a field of useConnectWallet has no counterpart',
    'const [{ balance }] = useConnectWallet()',
    '[{ balance }] = useConnectWallet()',
    '?',
  ),
  hook(
    'a name has two declarations',
    'const [{ wallet }] = useConnectWallet(); { const wallet = 1 }',
    '[{ wallet }] = useConnectWallet()',
    '?',
  ),
  hook(
    'connect has two declarations',
    'const [, connect] = useConnectWallet(); { const connect = 1 }',
    '[, connect] = useConnectWallet()',
    '?',
  ),
  hook(
    'the code reads the provider of the wallet',
    'const [{ wallet }] = useConnectWallet()',
    '[{ wallet }] = useConnectWallet()',
    '?',
    '{sign(wallet.provider)}',
  ),
  hook(
    'connect has options',
    'const [, connect] = useConnectWallet()',
    '[, connect] = useConnectWallet()',
    '?',
    '<a onClick={() => connect({ autoSelect })} />',
  ),
  use('useSetChain', '?'),
  use('useWallets', '?'),
  use('useNotifications', '?'),
  row(
    'a use has a counterpart, and another use has none',
    {
      'src/app.tsx': app('wallets: [injectedModule()]').replace("'0x2105', token", "'0x2105', token"),
      'src/page.tsx': "export { useWallets } from '@web3-onboard/react'\n",
    },
    ['src/page.tsx:1', "from '@web3-onboard/react'"],
    '?',
  ),
]
