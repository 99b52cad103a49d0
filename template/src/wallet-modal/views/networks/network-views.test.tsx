// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { walletError } from '../../testing/fake-wallet'
import { alpha, beta, gamma } from '../../testing/networks'
import { dataOf, renderModal, wordsOf } from '../../testing/render-modal'

const many = Array.from({ length: 6 }, (_, index) => ({ ...beta, id: 100 + index, name: `Network ${index}` }))
const rows = () => screen.getAllByTestId('wm-network').map(wordsOf)
const row = (name: string) => screen.getByText(name, { selector: '[data-testid="wm-network"] *' })

test('The networks are listed, test networks separately, the active one marked.', async () => {
  const { open } = await renderModal({ networks: [alpha, gamma, beta] })
  await open({ view: 'Networks' })
  expect(rows()).toEqual(['Alpha', 'Beta', 'Gamma Test'])
  expect(screen.getAllByTestId('wm-network').map(dataOf)).toMatchObject([
    { caipNetworkId: 'eip155:1', active: 'true' },
    { caipNetworkId: 'eip155:10', active: 'false' },
    { caipNetworkId: 'eip155:84532', active: 'false' },
  ])
  expect(screen.queryByTestId('wm-search')).toBeNull()
})

test('Many networks can be searched, and an empty result says so.', async () => {
  const { open, run, press } = await renderModal({ networks: [alpha, ...many] })
  await open({ view: 'Networks' })
  const type = (value: string) => run(() => fireEvent.change(screen.getByTestId('wm-search'), { target: { value } }))
  await type(' ALPHA ')
  expect(rows()).toEqual(['Alpha'])
  await type('nowhere')
  expect(screen.getByTestId('wm-search-empty').textContent).toContain('Nothing here is called “nowhere”.')
  await press('Clear search')
  expect(rows()).toHaveLength(7)
})

test('Without a wallet the choice takes effect at once.', async () => {
  const { open, run, root } = await renderModal({ wallet: null })
  await open({ view: 'Networks' })
  await run(() => fireEvent.click(row('Beta')))
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
})

test('Choosing the active network does nothing.', async () => {
  const { open, run, connect, wallet } = await renderModal()
  await connect()
  await open({ view: 'Networks' })
  await run(() => fireEvent.click(row('Alpha')))
  expect(wallet.callsOf('wallet_switchEthereumChain')).toEqual([])
  expect(screen.getByTestId('wm-view-Networks')).toBeDefined()
})

test('A wallet is asked in a view of its own, which closes when the wallet has switched.', async () => {
  const { open, run, click, connect, wallet, root } = await renderModal()
  await connect()
  await open()
  await click('wm-header-network')
  const approval = wallet.hold('wallet_switchEthereumChain')
  await run(() => fireEvent.click(row('Beta')))
  expect(screen.getByTestId('wm-title').textContent).toBe('Beta')
  expect(dataOf(screen.getByTestId('wm-connecting'))).toMatchObject({ state: 'waiting' })
  expect(screen.getByTestId('wm-connecting').textContent).toContain('Approve in Test Wallet')
  await run(() => {
    wallet.chainId = 10
    approval.resolve(null)
  })
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
  expect(screen.queryByTestId('wm-view-SwitchNetwork')).toBeNull()
})

test('A switch that is declined can be tried again.', async () => {
  const { open, run, click, connect, wallet, root } = await renderModal()
  await connect()
  await open({ view: 'Networks' })
  wallet.fail('wallet_switchEthereumChain', walletError(4001))
  await run(() => fireEvent.click(row('Beta')))
  expect(screen.getByTestId('wm-connecting').dataset['state']).toBe('declined')
  expect(screen.getByTestId('wm-connecting').textContent).toContain('You declined the request')
  expect(screen.getByTestId('wm-connecting').textContent).toContain('You stay on the network you were on.')
  expect(screen.getByTestId('wm-connecting').querySelector('[data-state="declined"]')).not.toBeNull()
  wallet.release('wallet_switchEthereumChain')
  await click('wm-retry')
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
})

test('A switch that fails says why.', async () => {
  const { open, run, connect, wallet } = await renderModal()
  await connect()
  await open({ view: 'Networks' })
  wallet.fail('wallet_switchEthereumChain', walletError(-32000))
  await run(() => fireEvent.click(row('Beta')))
  expect(screen.getByTestId('wm-connecting').dataset['state']).toBe('error')
  expect(screen.getByTestId('wm-connecting').textContent).toContain('Chain is not supported')
  expect(screen.getByTestId('wm-connecting').querySelector('[data-state="failed"]')).not.toBeNull()
})

test('[C2-12] UnsupportedChain names the app and offers its networks and disconnecting.', async () => {
  const metadata = { name: 'Harbour', description: '', url: 'https://harbour.example', icons: [] }
  const { run, connect, wallet } = await renderModal({ metadata })
  await connect()
  await run(() => wallet.changeChain(31337))
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('UnsupportedChain')
  const view = screen.getByTestId('wm-view-UnsupportedChain')
  expect(view.textContent).toContain('Harbour does not run on network 31337')
  expect(rows()).toEqual(['Alpha', 'Beta'])
  expect(screen.getByTestId('wm-disconnect')).toBeDefined()
  await run(() => fireEvent.click(row('Beta')))
  expect(wallet.chainId).toBe(10)
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('false')
})

test('UnsupportedChain shows in the row that the wallet is asked, and above the list its error.', async () => {
  const { run, connect, wallet } = await renderModal()
  await connect()
  await run(() => wallet.changeChain(31337))
  const approval = wallet.hold('wallet_switchEthereumChain')
  await run(() => fireEvent.click(row('Alpha')))
  expect(rows()[0]).toContain('Confirm in wallet')
  await run(() => approval.reject(walletError(4001)))
  expect(screen.getByTestId('wm-view-UnsupportedChain').textContent).toContain('You declined the request.')
  expect(rows()[0]).toBe('Alpha')
})

test('UnsupportedChain can be left by disconnecting.', async () => {
  const { run, click, connect, wallet, root } = await renderModal()
  await connect()
  await run(() => wallet.changeChain(31337))
  await click('wm-disconnect')
  expect(root.account.status).toBe('disconnected')
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('false')
})
