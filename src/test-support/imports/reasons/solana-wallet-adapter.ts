import { row, type ReasonRow } from './row'

/** Returns an app with the providers of Solana's wallet adapter. `ConnectionProvider` is in line 6, `WalletProvider` in line 7. */
const app = (
  wallet: string,
  connection = "endpoint={clusterApiUrl('devnet')}",
  inner = 'x',
  more = '',
): string => `import { ConnectionProvider, WalletProvider, useConnection, useAnchorWallet } from '@solana/wallet-adapter-react'
import { WalletDisconnectButton, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { clusterApiUrl } from '@solana/web3.js'

export const App = () => (
  <ConnectionProvider ${connection}>
    ${more}<WalletProvider ${wallet}>${inner}</WalletProvider>
  </ConnectionProvider>
)
`

const attribute = (when: string, text: string, code: string, reason: string): ReasonRow =>
  row(when, app(text), ['src/app.tsx:7', code], reason)

const use = (name: string, code: string, reason: string): ReasonRow =>
  row(`the code uses ${name}`, app('wallets={[]}', undefined, `{${code}}`), ['src/app.tsx:7', code], reason)

/** The reasons in the setup of Solana's wallet adapter. */
export const solana: readonly ReasonRow[] = [
  attribute(
    'the provider has spread attributes',
    'wallets={[]} {...props}',
    '{...props}',
    'the importer reads only attributes that are written by name: write the attributes by name before the import, or set the options of the modal by hand',
  ),
  attribute(
    'the provider has an attribute that the modal lacks',
    'wallets={[]} onError={log}',
    'onError={log}',
    'the modal has no option like onError: the import leaves the option out',
  ),
  attribute(
    'the provider turns autoConnect off',
    'wallets={[]} autoConnect={false}',
    'autoConnect={false}',
    'the modal always restores the connection of the last visit: the import leaves this attribute out',
  ),
  attribute(
    'a function call returns the wallets',
    'wallets={all()}',
    'wallets={all()}',
    'the importer cannot read this list of wallets, because it is not an array literal: check that the modal lists each wallet',
  ),
  attribute(
    'the list contains a wallet adapter of the app',
    'wallets={[new OurAdapter()]}',
    'new OurAdapter()',
    'the importer cannot tell whether this wallet supports the Wallet Standard: check that the modal lists the wallet, or that the wallet can be paired',
  ),
  row(
    'the endpoint is a variable that the file does not declare',
    app('wallets={[]}', 'endpoint={url}'),
    ['src/app.tsx:6', 'endpoint={url}'],
    'the importer cannot tell the network of this endpoint: choose the network in the option networks, and put the address into the option customRpcUrls',
  ),
  row(
    'the connection has an attribute that the modal lacks',
    app('wallets={[]}', "endpoint={clusterApiUrl('devnet')} config={{ commitment: 'finalized' }}"),
    ['src/app.tsx:6', "config={{ commitment: 'finalized' }}"],
    'the modal has no option like config: the import leaves the option out',
  ),
  row(
    'the connection has spread attributes',
    app('wallets={[]}', "endpoint={clusterApiUrl('devnet')} {...props}"),
    ['src/app.tsx:6', '{...props}'],
    'the importer reads only attributes that are written by name: write the attributes by name before the import, or set the options of the modal by hand',
  ),
  row(
    'the outer provider has another child beside the inner provider',
    app('wallets={[]}', undefined, 'x', '<Banner />'),
    ['src/app.tsx:6', "<ConnectionProvider endpoint={clusterApiUrl('devnet')}> …"],
    'the importer replaces the providers only when each inner provider is the only child of the outer provider: nest the providers directly before the import',
  ),
]

/** The reasons for names of Solana's wallet adapter that have no equivalent. */
export const solanaNames: readonly ReasonRow[] = [
  use(
    'useConnection',
    'useConnection()',
    'the modal gives no connection to a Solana endpoint: create one with new Connection(…) of @solana/web3.js',
  ),
  use(
    'useAnchorWallet',
    'useAnchorWallet()',
    "the modal’s useWalletProvider returns the wallet that signs: write const wallet = useWalletProvider('solana')",
  ),
  row(
    'a statement declares the values of useWallet and another variable',
    {
      'src/app.tsx': app('wallets={[]}'),
      'src/page.tsx': `import { useWallet } from '@solana/wallet-adapter-react'

export function Page() {
  const { connected, disconnect } = useWallet(), label = 'Leave'
  return connected && <button onClick={disconnect}>{label}</button>
}
`,
    },
    ['src/page.tsx:4', '{ connected, disconnect } = useWallet()'],
    'the modal has several hooks for these values: write const { … } = useWallet(…) as a statement of its own before the import',
  ),
  use(
    'WalletDisconnectButton',
    '<WalletDisconnectButton />',
    'the modal has no button that only disconnects: write a button that calls the function from useWalletDisconnect',
  ),
]
