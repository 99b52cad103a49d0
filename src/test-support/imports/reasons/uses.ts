import { row, type ReasonRow } from './row'

const config = `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { createAppKit } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'

export const wagmiAdapter = new WagmiAdapter({ networks: [mainnet] })

export const modal = createAppKit({
  adapters: [wagmiAdapter],
  networks: [mainnet],
  features: { email: false, socials: false, swaps: false },
})
`

/** Returns an app with AppKit in `src/config.ts`, and a page that begins with the given text. */
const page = (text: string): Record<string, string> => ({ 'src/config.ts': config, 'src/app.tsx': text })

/** Returns an app with a component that imports names from AppKit. The given statement is in line 4 of `src/app.tsx`, the markup in line 5. */
const component = (imports: string, statement: string, markup = ''): Record<string, string> =>
  page(`import { ${imports} } from '@reown/appkit/react'

export function Page() {
  ${statement}
  return <main>${markup}</main>
}
`)

const hook = (when: string, statement: string, code: string, reason: string, markup = ''): ReasonRow =>
  row(
    when,
    component('useAppKit, useAppKitAccount, useAppKitNetwork, useDisconnect', statement, markup),
    ['src/app.tsx:4', code],
    reason,
  )

const element = (when: string, markup: string, reason: string): ReasonRow =>
  row(when, component('AppKitButton', '', markup), ['src/app.tsx:5', markup], reason)

const named = (name: string, statement: string, code: string, reason: string): ReasonRow =>
  row(`the code uses ${name}`, component(name, statement), ['src/app.tsx:4', code], reason)

/** The reasons for hooks that are not replaced. */
export const hooks: readonly ReasonRow[] = [
  hook('a hook is passed on without a call', 'register(useAppKit)', 'register(useAppKit)', '?'),
  hook(
    'a hook has an argument that is a variable',
    'const { address } = useAppKitAccount(at)',
    '{ address } = useAppKitAccount(at)',
    '?',
  ),
  hook('the result of a hook is in one variable', 'const kit = useAppKit()', 'kit = useAppKit()', '?'),
  hook('the result of a hook is used at once', 'show(useAppKit())', 'useAppKit()', '?'),
  hook(
    'a field has no counterpart',
    'const { embeddedWalletInfo } = useAppKitAccount()',
    '{ embeddedWalletInfo } = useAppKitAccount()',
    '?',
  ),
  hook(
    'a field is destructured further',
    'const { caipNetwork: { name } } = useAppKitNetwork()',
    '{ caipNetwork: { name } } = useAppKitNetwork()',
    '?',
  ),
  hook(
    'the other fields go into one variable',
    'const { open, ...others } = useAppKit()',
    '{ open, ...others } = useAppKit()',
    '?',
  ),
  hook(
    'a name has two declarations',
    'const { open } = useAppKit(); { const open = 1 }',
    '{ open } = useAppKit()',
    '?',
  ),
  hook(
    'the result of open is used',
    'const { open } = useAppKit()',
    '{ open } = useAppKit()',
    '?',
    '{open().then(done)}',
  ),
  hook(
    'one function goes into two variables',
    'const { disconnect, disconnect: again } = useDisconnect()',
    '{ disconnect, disconnect: again } = useDisconnect()',
    '?',
  ),
]

/** The reasons for buttons that are not replaced. */
export const elements: readonly ReasonRow[] = [
  element('a button has children', '<AppKitButton>Connect</AppKitButton>', '?'),
  element('a button has spread attributes', '<AppKitButton {...props} />', '?'),
  element('an attribute has another value', '<AppKitButton size="xl" />', '?'),
]

/** The reasons for names of AppKit, Web3Modal and the modal object that have no counterpart. */
export const names: readonly ReasonRow[] = [
  named(
    'useAppKitProvider',
    "const { walletProvider } = useAppKitProvider('eip155')",
    "{ walletProvider } = useAppKitProvider('eip155')",
    '?',
  ),
  named('useAppKitEvents', 'const events = useAppKitEvents()', 'events = useAppKitEvents()', '?'),
  named('useWalletInfo', 'const { walletInfo } = useWalletInfo()', '{ walletInfo } = useWalletInfo()', '?'),
  named(
    'useAppKitBalance',
    'const { fetchBalance } = useAppKitBalance()',
    '{ fetchBalance } = useAppKitBalance()',
    '?',
  ),
  row(
    'the code uses useAppKitConnection',
    page("import { useAppKitConnection } from '@reown/appkit-adapter-solana/react'\n\nuseAppKitConnection()\n"),
    ['src/app.tsx:3', 'useAppKitConnection()'],
    '?',
  ),
  row(
    'createAppKit is called a second time',
    page("import { createAppKit } from '@reown/appkit/react'\n\ncreateAppKit({ networks: [] })\n"),
    ['src/app.tsx:3', 'createAppKit({ networks: [] })'],
    '?',
  ),
  named('getAppKit', 'getAppKit(modal)', 'getAppKit(modal)', '?'),
  row(
    'another method of the modal object is called',
    page("import { modal } from './config'\n\nmodal.subscribeState(log)\n"),
    ['src/app.tsx:3', 'modal.subscribeState'],
    '?',
  ),
  row(
    'the modal object opens a view that is a variable',
    page("import { modal } from './config'\n\nmodal.open({ view })\n"),
    ['src/app.tsx:3', 'modal.open'],
    '?',
  ),
]

/** The reasons why a use with a counterpart stays, and why a kit stays although each use has a counterpart. */
export const kept: readonly ReasonRow[] = [
  row(
    'the import may not change code',
    component('useAppKit', 'const { open } = useAppKit()'),
    ['src/app.tsx:4', 'const { open } = useAppKit()'],
    '?',
    { mayReplace: false },
  ),
  row(
    'a file re-exports the kit',
    page("export { useAppKit } from '@reown/appkit/react'\n"),
    ['src/app.tsx:1', "from '@reown/appkit/react'"],
    '?',
  ),
  row(
    'a file loads the kit by import()',
    page("export const kit = import('@reown/appkit/react')\n"),
    ['src/app.tsx:1', "import('@reown/appkit/react'"],
    '?',
  ),
  row(
    'a file re-exports the modal object',
    page("export { modal } from './config'\n"),
    ['src/app.tsx:1', "export { modal } from './config'"],
    '?',
  ),
  row(
    'the code uses more than the config of the wagmi adapter',
    page("import { wagmiAdapter } from './config'\n\nwagmiAdapter.wagmiChains\n"),
    ['src/app.tsx:3', 'wagmiAdapter.wagmiChains'],
    '?',
  ),
]
