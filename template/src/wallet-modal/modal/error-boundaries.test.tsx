// @vitest-environment happy-dom
import '../testing/setup'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Balance } from '../domain/account/account'
import { AccountButton } from '../react/account-button'
import { ConnectButton } from '../react/connect-button'
import { completeNetwork } from '../domain/networks/network'
import { beta } from '../testing/networks'
import { renderModal } from '../testing/render-modal'

/** A balance that throws when it is read, until it is repaired. */
function createOddBalance() {
  const state = { isOdd: true }
  const balance: Balance = {
    get value(): bigint {
      if (state.isOdd) throw new RangeError('Invalid string length')
      return BigInt('2000000000000000000')
    },
    decimals: 18,
    symbol: 'ETH',
  }
  return { balance, repair: () => (state.isOdd = false) }
}

/** A connected modal on a page with an account button. React logs caught errors to the console, which the test expects. */
async function createConnected() {
  const test = await renderModal({
    children: (
      <>
        <p>The page</p>
        <AccountButton />
      </>
    ),
  })
  await test.connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const told: string[] = []
  test.modal.subscribeEvents(({ props }) => {
    if (props.event === 'INTERNAL_SDK_ERROR') told.push(props.properties.errorMessage)
  })
  const { balance, repair } = createOddBalance()
  const spoil = () => test.run(() => test.root.chain.setAccountProp('balance', balance, 'eip155'))
  const logged = () => test.platform.logged.map(({ message }) => message)
  return { ...test, told, repair, spoil, logged }
}

test('A button that throws says so in its place, is reported, and is rendered again when it is pressed.', async () => {
  const { spoil, repair, click, told, logged } = await createConnected()
  await spoil()
  expect(screen.getByText('The page')).toBeDefined()
  expect(screen.getByTestId('wm-button-failed').textContent).toBe('Something went wrong. Try again')
  expect(told).toEqual(['Invalid string length'])
  expect(logged()).toEqual(['A part of the page could not be shown.'])
  await click('wm-button-failed')
  expect(screen.getByTestId('wm-button-failed')).toBeDefined()
  repair()
  await click('wm-button-failed')
  expect(screen.getByTestId('wm-button-balance').textContent).toBe('2 ETH')
})

test('A button outside of a provider still says what is missing.', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<ConnectButton />)).toThrow(/WalletModalProvider/)
})

test('A view that throws says so, is reported, and can be rendered again.', async () => {
  const { open, spoil, repair, click, logged, told } = await createConnected()
  await open()
  await spoil()
  expect(screen.getByTestId('wm-failed').textContent).toContain('Something went wrong')
  expect(logged()).toContain('The view Account could not be shown.')
  expect(told).toContain('Invalid string length')
  await click('wm-retry')
  expect(screen.getByTestId('wm-failed')).toBeDefined()
  repair()
  await click('wm-retry')
  expect(screen.queryByTestId('wm-failed')).toBeNull()
  expect(screen.getByTestId('wm-balance')).toBeDefined()
})

test('From a view that threw, other views can be reached.', async () => {
  const { open, spoil, click } = await createConnected()
  await open()
  await spoil()
  await click('wm-settings')
  expect(screen.queryByTestId('wm-failed')).toBeNull()
  expect(screen.getByTestId('wm-view-AccountSettings')).toBeDefined()
})

test('Closing and opening the modal renders a view that threw again.', async () => {
  const { open, spoil, repair, click, advance, root } = await createConnected()
  await open()
  await spoil()
  await click('wm-close')
  expect(root.modal.open).toBe(false)
  await advance(140)
  repair()
  await open()
  expect(screen.queryByTestId('wm-failed')).toBeNull()
  expect(screen.getByTestId('wm-balance')).toBeDefined()
})

/** An object whose name throws when it is read, until it is repaired. */
function withOddName<T extends object>(given: T) {
  const state = { isOdd: true }
  const odd: T = Object.defineProperty({ ...given }, 'name', {
    get() {
      if (state.isOdd) throw new Error('An odd name')
      return 'Repaired'
    },
  })
  return { odd, repair: () => (state.isOdd = false) }
}

test.for(['wm-close', 'escape'])('A view that must be answered can be closed after it threw: %s', async (way) => {
  const { open, run, click, wallet, root } = await createConnected()
  await open()
  await run(() => wallet.changeChain(31337))
  await click('wm-close')
  expect(root.modal.open).toBe(true)
  const { odd } = withOddName({ name: '', description: '', url: '', icons: [] })
  await run(() => root.options.update({ metadata: odd }))
  expect(screen.getByTestId('wm-failed')).toBeDefined()
  if (way === 'escape') await run(() => fireEvent.keyDown(screen.getByTestId('wm-title'), { key: 'Escape' }))
  else await click(way)
  expect(root.modal.open).toBe(false)
})

test('A header that throws leaves a card that says so, and can be rendered again.', async () => {
  const { show, click, logged } = await createConnected()
  const { odd, repair } = withOddName(completeNetwork(beta))
  await show({ view: 'SwitchNetwork', data: { network: odd } })
  expect(logged()).toContain('The modal could not be shown.')
  expect(screen.getByTestId('wm-failed')).toBeDefined()
  repair()
  await click('wm-retry')
  expect(screen.getByTestId('wm-title').textContent).toBe('Repaired')
})

test('A card that says so can be closed.', async () => {
  const { show, click, root } = await createConnected()
  await show({ view: 'SwitchNetwork', data: { network: withOddName(completeNetwork(beta)).odd } })
  await click('wm-close')
  expect(root.modal.open).toBe(false)
})

test('A dialog that throws closes, leaves the page, and is rendered again by the next opening.', async () => {
  const { open, root, platform } = await renderModal({ children: <p>The page</p> })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const media = vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new TypeError('The page has replaced matchMedia.')
  })
  await open()
  expect(screen.getByText('The page')).toBeDefined()
  expect(root.modal.open).toBe(false)
  expect(platform.logged.map(({ message }) => message)).toContain(
    'The modal could not be shown; the next click tries again.',
  )
  media.mockRestore()
  await open()
  expect(root.modal.open).toBe(true)
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
})
