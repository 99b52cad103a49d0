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
  attribute('attributes are spread', 'wallets={[]} {...props}', '{...props}', '?'),
  attribute('an attribute has no counterpart', 'wallets={[]} onError={log}', 'onError={log}', '?'),
  attribute('the connection is not restored', 'wallets={[]} autoConnect={false}', 'autoConnect={false}', '?'),
  attribute('the wallets are a function call', 'wallets={all()}', 'wallets={all()}', '?'),
  attribute('a wallet may not support the Wallet Standard', 'wallets={[new OurAdapter()]}', 'new OurAdapter()', '?'),
  row(
    'the endpoint is a variable that is not known',
    app('wallets={[]}', 'endpoint={url}'),
    ['src/app.tsx:6', 'endpoint={url}'],
    '?',
  ),
  row(
    'an element stands beside the inner provider',
    app('wallets={[]}', undefined, 'x', '<Banner />'),
    ['src/app.tsx:6', "<ConnectionProvider endpoint={clusterApiUrl('devnet')}> …"],
    '?',
  ),
]

/** The reasons for names of Solana's wallet adapter that have no counterpart. */
export const solanaNames: readonly ReasonRow[] = [
  use('useConnection', 'useConnection()', '?'),
  use('useAnchorWallet', 'useAnchorWallet()', '?'),
  use('WalletDisconnectButton', '<WalletDisconnectButton />', '?'),
]
