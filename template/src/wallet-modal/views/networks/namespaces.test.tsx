// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChainNamespace } from '../../domain/networks/caip'
import { WalletModalError, required } from '../../domain/errors/errors'
import { membersOf } from '../../domain/wallets/merge-connectors'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { firstAddress } from '../../testing/fake-wallet'
import { dataOf, renderModal, wordsOf } from '../../testing/render-modal'

async function render(...connected: readonly ChainNamespace[]) {
  const { solana, bitcoin, options } = threeNamespaces()
  const rendered = await renderModal(options)
  const { root, run } = rendered
  const wallet = required(
    root.modalStores.walletList.wallets.find(({ connectors }) => connectors),
    'NO_ACCOUNT',
  )
  for (const namespace of connected) {
    const member = membersOf(wallet).find(({ chain }) => chain === namespace)
    await run(() => root.connection.connectExternal(required(member, 'NO_ACCOUNT')))
  }
  const clickNamespace = (testId: string, namespace: ChainNamespace) =>
    run(() => {
      const rows = screen.getAllByTestId(testId)
      fireEvent.click(
        required(
          rows.find(({ dataset }) => dataset['namespace'] === namespace),
          'NO_ACCOUNT',
        ),
      )
    })
  const shownNamespaces = (testId: string) => screen.queryAllByTestId(testId).map(({ dataset }) => dataset['namespace'])
  return { ...rendered, solana, bitcoin, clickNamespace, shownNamespaces }
}

const shownAddress = () => screen.getByTestId('wm-address').dataset['address']

test('A wallet for several namespaces is one row; after the choice of a namespace it is connected.', async () => {
  const { root, open, click, clickNamespace, shownNamespaces, advance } = await render()
  await open()
  const row = screen.getByTestId('wm-wallet')
  expect(dataOf(row)).toMatchObject({ namespaces: 'eip155 solana bip122', kind: 'injected' })
  await click('wm-wallet')
  expect(screen.getByTestId('wm-title').textContent).toBe('Test Wallet')
  expect(screen.getByText('Select chain for Test Wallet')).toBeDefined()
  expect(shownNamespaces('wm-namespace')).toEqual(['eip155', 'solana', 'bip122'])
  await clickNamespace('wm-namespace', 'solana')
  expect(screen.getByTestId('wm-connecting').dataset['state']).toBe('connected')
  expect(screen.getByText(/Solana Alpha/)).toBeDefined()
  await advance(700)
  expect(root.modal.open).toBe(false)
  expect(root.account.address).toBe('solanaAccount')
})

test('A decline is shown, and Back leads to the choice.', async () => {
  const { open, click, clickNamespace, solana } = await render()
  solana.refusal = new WalletModalError('USER_REJECTED')
  await open()
  await click('wm-wallet')
  await clickNamespace('wm-namespace', 'solana')
  expect(screen.getByTestId('wm-connecting').dataset['state']).toBe('declined')
  await click('wm-back')
  expect(screen.getByTestId('wm-view-ConnectingMultiChain')).toBeDefined()
})

test('A returning visitor skips the choice of the namespace, and Back leads to it.', async () => {
  const { root, run, open, click, solana } = await render('solana')
  await run(() => root.connection.disconnect())
  await open()
  solana.refusal = new WalletModalError('USER_REJECTED')
  await click('wm-wallet')
  expect(root.router.route).toMatchObject({ view: 'ConnectingExternal', data: { connector: { chain: 'solana' } } })
  await click('wm-back')
  expect(screen.getByTestId('wm-view-ConnectingMultiChain')).toBeDefined()
})

test('The choice of the namespace is shown when the wallet was not connected in the active one.', async () => {
  const { root, run, open, click } = await render('solana')
  await run(() => root.connection.disconnect())
  await run(() => root.chain.setActiveNamespace('eip155'))
  await open()
  await click('wm-wallet')
  expect(root.router.view).toBe('ConnectingMultiChain')
})

test('Account shows the accounts of all namespaces, and offers to connect the others.', async () => {
  const { open, run, shownNamespaces } = await render('eip155', 'solana')
  await open()
  const group = within(screen.getByTestId('wm-namespaces'))
  expect(group.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['eip155', 'solana'])
  expect(shownAddress()).toBe('solanaAccount')
  await run(() => fireEvent.click(group.getByRole('radio', { name: 'EVM' })))
  expect(shownAddress()).toBe(firstAddress)
  expect(shownNamespaces('wm-connect-namespace')).toEqual(['bip122'])
})

test('Another namespace is connected with the active wallet.', async () => {
  const { open, clickNamespace, advance, root } = await render('eip155')
  await open()
  expect(screen.queryByTestId('wm-namespaces')).toBeNull()
  await clickNamespace('wm-connect-namespace', 'bip122')
  await advance(700)
  expect(root.chain.connectedNamespaces).toEqual(['eip155', 'bip122'])
  expect(root.modal.open).toBe(false)
})

test('Account says what is not supported on a namespace.', async () => {
  const { open, root, run } = await render('eip155', 'bip122')
  await open()
  expect(screen.getByTestId('wm-namespace-notice').textContent).toContain('On Bitcoin you connect and sign here.')
  await run(() => root.chain.setActiveNamespace('eip155'))
  expect(screen.queryByTestId('wm-namespace-notice')).toBeNull()
})

test('Disconnecting one namespace shows the other.', async () => {
  const { open, click } = await render('eip155', 'solana')
  await open()
  expect(wordsOf(screen.getByTestId('wm-disconnect'))).toBe('Disconnect Solana')
  await click('wm-disconnect')
  expect(shownAddress()).toBe(firstAddress)
  expect(wordsOf(screen.getByTestId('wm-disconnect'))).toBe('Disconnect')
})

test('The settings disconnect all namespaces at once.', async () => {
  const { open, click, root } = await render('eip155', 'solana')
  await open()
  await click('wm-settings')
  await click('wm-disconnect-all')
  expect(root.chain.connectedNamespaces).toEqual([])
  expect(root.modal.open).toBe(false)
})

test('Choosing a network of a namespace without a wallet keeps the connections and offers a wallet.', async () => {
  const { open, click, run, root, advance } = await render('eip155')
  await open()
  await click('wm-header-network')
  await run(() => fireEvent.click(screen.getByText('Solana Beta')))
  expect(screen.getByTestId('wm-view-SwitchActiveChain')).toBeDefined()
  expect(screen.getByText('Switch to Solana')).toBeDefined()
  expect(root.chain.activeChain).toBe('eip155')
  await click('wm-back')
  expect(screen.getByTestId('wm-view-Networks')).toBeDefined()
  await run(() => fireEvent.click(screen.getByText('Solana Beta')))
  await click('wm-switch-namespace')
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
  expect(dataOf(screen.getByTestId('wm-wallet'))).toMatchObject({ namespaces: 'solana' })
  await click('wm-wallet')
  await advance(700)
  expect(root.account.caipAddress).toBe('solana:solanaBeta:solanaAccount')
  expect(root.chain.connectedNamespaces).toEqual(['eip155', 'solana'])
})

test('The active wallet connects the namespace of a chosen network in one step.', async () => {
  const { open, click, run, root } = await render('eip155')
  await open()
  await click('wm-header-network')
  await run(() => fireEvent.click(screen.getByText('Bitcoin Alpha')))
  await click('wm-connect-namespace')
  expect(root.account.caipAddress).toBe('bip122:bitcoinAlpha:bip122Account')
})

test('Giving up on another namespace changes nothing.', async () => {
  const { open, click, run, root } = await render('eip155')
  await open()
  await click('wm-header-network')
  await run(() => fireEvent.click(screen.getByText('Solana Beta')))
  await click('wm-switch-namespace')
  await click('wm-close')
  expect(root.account.address).toBe(firstAddress)
  expect(root.connector.filterByNamespace).toBeUndefined()
  await open()
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
})
