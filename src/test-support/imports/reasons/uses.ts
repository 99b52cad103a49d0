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
  hook(
    'a hook is passed on without a call',
    'register(useAppKit)',
    'register(useAppKit)',
    'the importer replaces only calls of useAppKit: replace this use with useWalletModal by hand',
  ),
  hook(
    'a hook has an argument that is a variable',
    'const { address } = useAppKitAccount(at)',
    '{ address } = useAppKitAccount(at)',
    'the importer cannot translate these arguments for useWalletAccount: replace this call by hand',
  ),
  hook(
    'the result of a hook is in one variable',
    'const kit = useAppKit()',
    'kit = useAppKit()',
    'the importer replaces only calls of the form const { … } = useAppKit(…): write this form before the import, or replace the call with useWalletModal by hand',
  ),
  hook(
    'the result of a hook is used at once',
    'show(useAppKit())',
    'useAppKit()',
    'the importer replaces only calls of the form const { … } = useAppKit(…): write this form before the import, or replace the call with useWalletModal by hand',
  ),
  hook(
    'a field has no counterpart',
    'const { embeddedWalletInfo } = useAppKitAccount()',
    '{ embeddedWalletInfo } = useAppKitAccount()',
    'useWalletAccount has no equivalent of embeddedWalletInfo: replace this call by hand',
  ),
  hook(
    'a field is destructured further',
    'const { caipNetwork: { name } } = useAppKitNetwork()',
    '{ caipNetwork: { name } } = useAppKitNetwork()',
    'the importer reads only named variables such as const { caipNetwork } = useAppKitNetwork(…): write this form before the import, or replace the call with useWalletNetwork by hand',
  ),
  hook(
    'the other fields go into one variable',
    'const { open, ...others } = useAppKit()',
    '{ open, ...others } = useAppKit()',
    'the importer reads only named variables such as const { open } = useAppKit(…): write this form before the import, or replace the call with useWalletModal by hand',
  ),
  hook(
    'a name has two declarations',
    'const { open } = useAppKit(); { const open = 1 }',
    '{ open } = useAppKit()',
    'the function declares the name open more than once: rename one of the declarations before the import',
  ),
  hook(
    'the result of open is used',
    'const { open } = useAppKit()',
    '{ open } = useAppKit()',
    'the importer cannot translate the use of open in line 5: rewrite the line by hand with useWalletModal',
    '{open().then(done)}',
  ),
  hook(
    'one function goes into two variables',
    'const { disconnect, disconnect: again } = useDisconnect()',
    '{ disconnect, disconnect: again } = useDisconnect()',
    'useWalletDisconnect returns one function: read disconnect only once before the import',
  ),
]

/** The reasons for buttons that are not replaced. */
export const elements: readonly ReasonRow[] = [
  element(
    'a button has children',
    '<AppKitButton>Connect</AppKitButton>',
    'WalletModalButton takes no children: remove them before the import, or write the element by hand',
  ),
  element(
    'a button has spread attributes',
    '<AppKitButton {...props} />',
    'the importer reads only attributes that are written by name: write them by name before the import, or write the element by hand',
  ),
  element(
    'an attribute has another value',
    '<AppKitButton size="xl" />',
    'WalletModalButton has no equivalent of the attribute size with this value: remove the attribute before the import, or write the element by hand',
  ),
]

/** The reasons for names of AppKit, Web3Modal and the modal object that have no counterpart. */
export const names: readonly ReasonRow[] = [
  named(
    'useAppKitProvider',
    "const { walletProvider } = useAppKitProvider('eip155')",
    "{ walletProvider } = useAppKitProvider('eip155')",
    "the modal’s useWalletProvider returns the provider itself, and undefined until a wallet is connected: call it with the namespace, such as useWalletProvider('eip155')",
  ),
  named(
    'useAppKitEvents',
    'const events = useAppKitEvents()',
    'events = useAppKitEvents()',
    'the modal’s useWalletEvents calls a function for each event instead of returning the events: write useWalletEvents((event) => …)',
  ),
  named(
    'useWalletInfo',
    'const { walletInfo } = useWalletInfo()',
    '{ walletInfo } = useWalletInfo()',
    'the modal’s useWalletInfo returns the wallet itself, not an object around it: write const walletInfo = useWalletInfo()',
  ),
  named(
    'useAppKitBalance',
    'const { fetchBalance } = useAppKitBalance()',
    '{ fetchBalance } = useAppKitBalance()',
    'the modal’s useWalletBalance follows the account and needs no request: write const { balance } = useWalletBalance()',
  ),
  row(
    'the code uses useAppKitConnection',
    page("import { useAppKitConnection } from '@reown/appkit-adapter-solana/react'\n\nuseAppKitConnection()\n"),
    ['src/app.tsx:3', 'useAppKitConnection()'],
    'the modal gives no connection to a Solana endpoint: create one with new Connection(…) of @solana/web3.js',
  ),
  row(
    'createAppKit is called a second time',
    page("import { createAppKit } from '@reown/appkit/react'\n\ncreateAppKit({ networks: [] })\n"),
    ['src/app.tsx:3', 'createAppKit({ networks: [] })'],
    'the importer reads only the first call of createAppKit: create the modal of this call by hand, with an id of its own',
  ),
  named(
    'getAppKit',
    'getAppKit(modal)',
    'getAppKit(modal)',
    'the importer knows no equivalent of getAppKit in the modal: replace this use by hand',
  ),
  row(
    'another method of the modal object is called',
    page("import { modal } from './config'\n\nmodal.subscribeState(log)\n"),
    ['src/app.tsx:3', 'modal.subscribeState'],
    'the importer replaces only calls of open and close: use a method of walletModal by hand, see the class WalletModal in the copy',
  ),
  row(
    'the modal object opens a view that is a variable',
    page("import { modal } from './config'\n\nmodal.open({ view })\n"),
    ['src/app.tsx:3', 'modal.open'],
    'the importer cannot translate this call: write walletModal.open(…) by hand',
  ),
]

/** The reasons why a use with a counterpart stays, and why a kit stays although each use has a counterpart. */
export const kept: readonly ReasonRow[] = [
  row(
    'the import may not change code',
    component('useAppKit', 'const { open } = useAppKit()'),
    ['src/app.tsx:4', 'const { open } = useAppKit()'],
    'this run changes no code of the project: replace this use with const { open } = useWalletModal() by hand',
    { mayReplace: false },
  ),
  row(
    'a file re-exports the kit',
    page("export { useAppKit } from '@reown/appkit/react'\n"),
    ['src/app.tsx:1', "from '@reown/appkit/react'"],
    'the importer cannot remove this import of Reown AppKit: replace by hand what the code takes from it',
  ),
  row(
    'a file loads the kit by import()',
    page("export const kit = import('@reown/appkit/react')\n"),
    ['src/app.tsx:1', "import('@reown/appkit/react'"],
    'the importer cannot remove this import of Reown AppKit: replace by hand what the code takes from it',
  ),
  row(
    'a file re-exports the modal object',
    page("export { modal } from './config'\n"),
    ['src/app.tsx:1', "export { modal } from './config'"],
    'this statement needs an export that the import removes: delete the statement before the import',
  ),
  row(
    'the code uses more than the config of the wagmi adapter',
    page("import { wagmiAdapter } from './config'\n\nwagmiAdapter.wagmiChains\n"),
    ['src/app.tsx:3', 'wagmiAdapter.wagmiChains'],
    'the importer replaces only wagmiConfig of this adapter: replace this use by hand',
  ),
]
