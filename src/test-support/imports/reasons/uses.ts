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
    'the code passes a hook to a function',
    'register(useAppKit)',
    'register(useAppKit)',
    'the importer replaces only calls of useAppKit: replace this use with useWalletModal by hand',
  ),
  hook(
    'the argument of a hook is a variable',
    'const { address } = useAppKitAccount(at)',
    '{ address } = useAppKitAccount(at)',
    'the importer cannot translate these arguments for useWalletAccount: replace this call by hand',
  ),
  hook(
    'the code assigns the result of a hook to one variable',
    'const kit = useAppKit()',
    'kit = useAppKit()',
    'the importer replaces only calls of the form const { … } = useAppKit(…): write this form before the import, or replace the call with useWalletModal by hand',
  ),
  hook(
    'the code passes the result of a hook directly to a function',
    'show(useAppKit())',
    'useAppKit()',
    'the importer replaces only calls of the form const { … } = useAppKit(…): write this form before the import, or replace the call with useWalletModal by hand',
  ),
  hook(
    'the code reads a field that the modal’s hook lacks',
    'const { embeddedWalletInfo } = useAppKitAccount()',
    '{ embeddedWalletInfo } = useAppKitAccount()',
    'useWalletAccount has no equivalent of embeddedWalletInfo: replace this call by hand',
  ),
  hook(
    'the code destructures a field of the result of a hook',
    'const { caipNetwork: { name } } = useAppKitNetwork()',
    '{ caipNetwork: { name } } = useAppKitNetwork()',
    'the importer reads only named variables such as const { caipNetwork } = useAppKitNetwork(…): write this form before the import, or replace the call with useWalletNetwork by hand',
  ),
  hook(
    'the code collects the other fields of the result in a rest variable',
    'const { open, ...others } = useAppKit()',
    '{ open, ...others } = useAppKit()',
    'the importer reads only named variables such as const { open } = useAppKit(…): write this form before the import, or replace the call with useWalletModal by hand',
  ),
  hook(
    'the component declares the name open twice',
    'const { open } = useAppKit(); { const open = 1 }',
    '{ open } = useAppKit()',
    'the function declares the name open more than once: rename one of the declarations before the import',
  ),
  hook(
    'the code uses the result of open()',
    'const { open } = useAppKit()',
    '{ open } = useAppKit()',
    'the importer cannot translate the use of open in line 5: rewrite the line by hand with useWalletModal',
    '{open().then(done)}',
  ),
  hook(
    'the code destructures one function into two variables',
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
    'WalletModalButton takes no children: remove the children before the import, or write the element by hand',
  ),
  element(
    'a button has spread attributes',
    '<AppKitButton {...props} />',
    'the importer reads only attributes that are written by name: write the attributes by name before the import, or write the element by hand',
  ),
  element(
    'an attribute of a button has a value that the modal’s button lacks',
    '<AppKitButton size="xl" />',
    'WalletModalButton has no equivalent of the attribute size with this value: remove the attribute before the import, or write the element by hand',
  ),
]

/** The reasons for names of AppKit, Web3Modal and the modal object that have no equivalent. */
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
    'a second file calls createAppKit',
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
    'the code calls a method of the modal object that neither opens nor closes the modal',
    page("import { modal } from './config'\n\nmodal.subscribeState(log)\n"),
    ['src/app.tsx:3', 'modal.subscribeState'],
    'the importer replaces only calls that open or close the modal or disconnect the wallet: use a method of walletModal by hand, see the class WalletModal in the copy',
  ),
  row(
    'the code passes a view in a variable to open() of the modal object',
    page("import { modal } from './config'\n\nmodal.open({ view })\n"),
    ['src/app.tsx:3', 'modal.open'],
    'the importer cannot translate this call: write walletModal.open(…) by hand',
  ),
]

/** The reasons why a use with an equivalent stays, and why a kit stays although each use has an equivalent. */
export const kept: readonly ReasonRow[] = [
  row(
    'the import may not change the code of the project',
    component('useAppKit', 'const { open } = useAppKit()'),
    ['src/app.tsx:4', 'const { open } = useAppKit()'],
    'this run changes no code of the project: replace this use with const { open } = useWalletModal() by hand',
    { mayReplace: false },
  ),
  row(
    'a file re-exports the kit',
    page("export { useAppKit } from '@reown/appkit/react'\n"),
    ['src/app.tsx:1', "from '@reown/appkit/react'"],
    'the importer cannot remove this import of Reown AppKit: replace every use of this import by hand',
  ),
  row(
    'a file loads the kit by import()',
    page("export const kit = import('@reown/appkit/react')\n"),
    ['src/app.tsx:1', "import('@reown/appkit/react'"],
    'the importer cannot remove this import of Reown AppKit: replace every use of this import by hand',
  ),
  row(
    'a file re-exports the modal object',
    page("export { modal } from './config'\n"),
    ['src/app.tsx:1', "export { modal } from './config'"],
    'this statement needs an export that the import removes: delete the statement before the import',
  ),
  row(
    'the code reads a property of the wagmi adapter other than wagmiConfig',
    page("import { wagmiAdapter } from './config'\n\nwagmiAdapter.wagmiChains\n"),
    ['src/app.tsx:3', 'wagmiAdapter.wagmiChains'],
    'the importer replaces only wagmiConfig of this adapter: replace this use by hand',
  ),
]
