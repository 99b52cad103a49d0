import { describe, expect, test } from 'vitest'
import { planOf } from '../../test-support/imports/report'
import { ProjectSources } from '../source/project-sources'

const packages = new Map([
  ['@reown/appkit', '^1.8.0'],
  ['@reown/appkit-adapter-wagmi', '^1.8.0'],
  ['wagmi', '^2.18.0'],
  ['viem', '^2.38.0'],
  ['typescript', '^5.9.0'],
])

const config = `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { createAppKit } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'

export const wagmiAdapter = new WagmiAdapter({ networks: [mainnet], projectId: 'abc' })

createAppKit({ adapters: [wagmiAdapter], networks: [mainnet], projectId: 'abc', features: { email: false, socials: false } })
`

/** Plans the import for an app whose page has the given text. */
function planFor(page: string) {
  return planOf({
    sources: new ProjectSources(
      new Map([
        ['src/config.ts', config],
        ['src/page.tsx', page],
      ]),
    ),
    packages,
  })
}

/** Returns the source of a React component with the given imports, statements and JSX. */
const component = (
  imports: string,
  statements: string,
  markup: string,
): string => `import { ${imports} } from '@reown/appkit/react'

export function Page() {
  ${statements}
  return <main>${markup}</main>
}
`

describe('A use with an exact match in the modal is replaced', () => {
  test.each([
    [
      'open() is called',
      'const { open } = useAppKit()',
      '<button onClick={() => open()} />',
      ['{ open } = useWalletModal()', 'open()'],
    ],
    [
      'open is an event handler',
      'const { open } = useAppKit()',
      '<button onClick={open} />',
      ['onClick={() => open()}'],
    ],
    [
      'open is destructured under another name',
      'const { open: show } = useAppKit()',
      '<button onClick={() => show({ view: "Account" })} />',
      ['{ open: show } = useWalletModal()'],
    ],
    [
      'the account of one namespace is read',
      'const { address } = useAppKitAccount({ namespace: "solana" })',
      '{address}',
      ['useWalletAccount("solana")'],
    ],
    [
      'disconnect is called with a namespace',
      'const { disconnect } = useDisconnect()',
      "<button onClick={() => disconnect({ namespace: 'eip155' })} />",
      ['const disconnect = useWalletDisconnect()', "disconnect('eip155')"],
    ],
    [
      'the network is read',
      'const { caipNetwork, chainId } = useAppKitNetwork()',
      '{caipNetwork?.name}{chainId}',
      ['{ network: caipNetwork, chainId } = useWalletNetwork()'],
    ],
    [
      'a custom element has an attribute with a number',
      'const {} = useAppKitState()',
      '<appkit-account-button charsStart="6" disabled />',
      ['<AccountButton charsStart={6} disabled />'],
    ],
  ])('%s', (_, statements, markup, expected) => {
    const plan = planFor(
      component('useAppKit, useAppKitAccount, useAppKitNetwork, useAppKitState, useDisconnect', statements, markup),
    )
    expect(plan.unmatched).toEqual(expect.not.arrayContaining([expect.objectContaining({ file: 'src/page.tsx' })]))
    for (const text of expected) expect(plan.texts.get('src/page.tsx')).toContain(text)
    expect(plan.texts.get('src/page.tsx')).not.toContain('appkit')
  })
})

describe('A use without an exact match in the modal stays, and the report lists its line', () => {
  test.each([
    [
      'the code uses the promise of open()',
      'const { open } = useAppKit()',
      '<button onClick={() => open().then(done)} />',
      4,
    ],
    ['the view is a variable', 'const { open } = useAppKit()', '<button onClick={() => open({ view })} />', 4],
    [
      'the modal has no such view',
      'const { open } = useAppKit()',
      "<button onClick={() => open({ view: 'ApproveTransaction' })} />",
      4,
    ],
    ['open is passed to another component', 'const { open } = useAppKit()', '<Other show={open} />', 4],
    [
      'the result of the hook is not destructured',
      'const kit = useAppKit()',
      '<button onClick={() => kit.open()} />',
      4,
    ],
    ['the modal’s hook lacks a field', 'const { address, embeddedWalletInfo } = useAppKitAccount()', '{address}', 4],
    ['the argument of the hook is a variable', 'const { address } = useAppKitAccount(options)', '{address}', 4],
    [
      'the name open is declared twice',
      'const { open } = useAppKit(); { const open = () => 1; open() }',
      '<button onClick={() => open()} />',
      4,
    ],
    ['the code reads a provider', "const { walletProvider } = useAppKitProvider('eip155')", '', 4],
    ['the modal’s button lacks an attribute', '', '<appkit-button style={{ color: "red" }} />', 5],
    ['the button has spread attributes', '', '<appkit-button {...props} />', 5],
  ])('%s', (_, statements, markup, line) => {
    const page = component('useAppKit, useAppKitAccount, useAppKitProvider', statements, markup)
    const plan = planFor(page)
    expect(plan.isExact).toBe(false)
    expect(plan.unmatched.filter(({ file }) => file === 'src/page.tsx').map((one) => one.line)).toEqual([line])
    expect(plan.replaced).toEqual([])
    expect([...plan.texts.keys()]).toEqual([])
  })
})

test('When some uses of the kit have no equivalent, the other uses are replaced, and the kit and the modal share the wagmi config.', () => {
  const page = component(
    'useAppKit, useAppKitProvider',
    "const { open } = useAppKit()\n  const { walletProvider } = useAppKitProvider('eip155')",
    '<button onClick={() => open()}>{walletProvider}</button>',
  )
  const plan = planFor(page)
  expect(plan).toMatchObject({
    isExact: false,
    config: { kind: 'import', exported: 'wagmiAdapter', member: 'wagmiConfig' },
  })
  expect(plan.texts.get('src/page.tsx')).toContain("import { useAppKitProvider } from '@reown/appkit/react'")
  expect(plan.texts.get('src/page.tsx')).toContain('const { open } = useWalletModal()')
  expect(plan.texts.has('src/config.ts')).toBe(false)
})

test('A new import gets another local name when the file already declares the name.', () => {
  const plan = planFor('export function ConnectButton() {\n  return <appkit-connect-button />\n}\n')
  expect(plan.texts.get('src/page.tsx')).toContain(
    "import { ConnectButton as WalletConnectButton } from './wallet-modal'",
  )
  expect(plan.texts.get('src/page.tsx')).toContain('return <WalletConnectButton />')
})

test('A changed file keeps its line endings, its quotes and every byte outside of the edits.', () => {
  const page = component(
    'useAppKit',
    'const { open } = useAppKit()',
    '\n    <p   title = "x">odd   spaces</p>\n    <button onClick={() => open()} />\n  ',
  )
  const text = planFor(page.replaceAll('\n', '\r\n')).texts.get('src/page.tsx') ?? ''
  expect(text.split('\r\n').length).toBe(text.split('\n').length)
  expect(text).toBe(
    page
      .replace("import { useAppKit } from '@reown/appkit/react'", "import { useWalletModal } from './wallet-modal'")
      .replace('useAppKit()', 'useWalletModal()')
      .replaceAll('\n', '\r\n'),
  )
})

test('A local variable with the name of a kit hook is not replaced.', () => {
  const plan = planFor('const useAppKit = () => ({ open() {} })\nexport const { open } = useAppKit()\n')
  expect(plan.texts.has('src/page.tsx')).toBe(false)
  expect(plan.isExact).toBe(true)
})
