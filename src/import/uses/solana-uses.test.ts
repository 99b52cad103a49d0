import { expect, test } from 'vitest'
import { planOf } from '../../test-support/imports/report'
import { ProjectSources } from '../source/project-sources'

const packages = new Map([
  ['@solana/wallet-adapter-react', '^0.15.35'],
  ['@solana/wallet-adapter-react-ui', '^0.9.35'],
  ['typescript', '^5.9.0'],
])

const providers = `import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { clusterApiUrl } from '@solana/web3.js'

const endpoint = clusterApiUrl('devnet')

export const Providers = ({ children }) => (
  <ConnectionProvider endpoint={endpoint}>
    <WalletProvider wallets={[]}>{children}</WalletProvider>
  </ConnectionProvider>
)
`

/** Plans the import for a Solana app whose page has the given statements and JSX. */
function planFor(statements: string, markup: string) {
  const page = `import { useWallet } from '@solana/wallet-adapter-react'

export function Page() {
  ${statements}
  return <main>${markup}</main>
}
`
  const sources = new Map([
    ['src/providers.tsx', providers],
    ['src/page.tsx', page],
  ])
  return planOf({ sources: new ProjectSources(sources), packages })
}

test('disconnect of useWallet becomes a hook of its own, beside the hook for the account.', () => {
  const plan = planFor(
    'const { publicKey, connected, disconnect: leave } = useWallet()',
    '{publicKey?.toBase58()}<button onClick={leave}>Leave</button><button onClick={() => connected && leave()} />',
  )
  expect(plan.unmatched).toEqual([])
  expect(plan.replaced).toContainEqual({
    file: 'src/page.tsx',
    line: 4,
    what: 'const { publicKey, connected, disconnect: leave } = useWallet()',
    becomes:
      "const { address: publicKey, isConnected: connected } = useWalletAccount('solana'); const leave = useWalletDisconnect()",
  })
  expect(plan.texts.get('src/page.tsx')).toBe(`import { useWalletAccount, useWalletDisconnect } from './wallet-modal'

export function Page() {
  const { address: publicKey, isConnected: connected } = useWalletAccount('solana')
  const leave = useWalletDisconnect()
  return <main>{publicKey}<button onClick={() => leave()}>Leave</button><button onClick={() => connected && leave()} /></main>
}
`)
})

test('A component that only disconnects gets only the hook that disconnects.', () => {
  const plan = planFor('const { disconnect } = useWallet();', '<button onClick={() => void disconnect()} />')
  expect(plan.texts.get('src/page.tsx')).toContain('\n  const disconnect = useWalletDisconnect();\n  return')
  expect(plan.texts.get('src/page.tsx')).not.toContain('useWalletAccount')
})

test.each([
  [
    'the statement declares another variable, too',
    'const { connected, disconnect } = useWallet(), twice = 2',
    '<button onClick={disconnect}>{twice}{connected}</button>',
    'the modal has several hooks for these values: write const { … } = useWallet(…) as a statement of its own before the import',
  ],
  [
    'disconnect is passed to another component',
    'const { disconnect } = useWallet()',
    '<Other leave={disconnect} />',
    'the importer cannot translate the use of disconnect in line 5: rewrite the line by hand with useWalletDisconnect',
  ],
])('The report lists a use of disconnect when %s.', (_, statements, markup, why) => {
  const plan = planFor(statements, markup)
  expect(plan.isExact).toBe(false)
  expect(plan.unmatched).toContainEqual(expect.objectContaining({ file: 'src/page.tsx', line: 4, why }))
  expect([...plan.texts.keys()]).toEqual([])
})
