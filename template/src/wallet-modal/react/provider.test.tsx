// @vitest-environment happy-dom
import '../testing/setup'
import { act, screen } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { createTestRoot } from '../testing/create-test-root'
import { createFakeBrowser } from '../testing/fake-browser'
import { settle } from '../testing/settle'
import { NetworkButton } from './network-button'
import { WalletModalProvider } from './provider'
import { useWalletAccount } from './hooks/use-wallet-account'
import { WalletModalButton } from './wallet-modal-button'

/** An element of the page that is removed when the test has finished. */
function createPlace(html = ''): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  onTestFinished(() => place.remove())
  return place
}

function Facts() {
  return <p data-testid="facts">{useWalletAccount().status}</p>
}

/** A browser with a connection from an earlier visit. */
async function createReturningBrowser() {
  const browser = createFakeBrowser()
  const { connect, modal } = await createTestRoot({ browser })
  await connect()
  modal.dispose()
  return browser
}

test('Server markup hydrates without warnings, also for a returning visitor.', async () => {
  const browser = await createReturningBrowser()
  const server = await createTestRoot({ wallet: null, isStarted: false })
  const app = ({ modal }: typeof server) => (
    <WalletModalProvider modal={modal}>
      <WalletModalButton />
    </WalletModalProvider>
  )
  const place = createPlace(renderToString(app(server)))
  const client = await createTestRoot({ browser, isStarted: false })
  const root = await act(async () => {
    const hydrated = hydrateRoot(place, app(client))
    await settle()
    return hydrated
  })
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('connected')
  await act(async () => root.unmount())
})

test('A part of the page that hydrates late still finds the state of the server.', async () => {
  const browser = await createReturningBrowser()
  const server = await createTestRoot({ wallet: null, isStarted: false })
  // A part in Suspense hydrates after the rest, like a page inside a layout.
  const app = ({ modal }: typeof server) => (
    <WalletModalProvider modal={modal}>
      <Suspense>
        <WalletModalButton />
        <NetworkButton />
        <Facts />
      </Suspense>
    </WalletModalProvider>
  )
  const place = createPlace(renderToString(app(server)))
  const sent = screen.getByTestId('wm-connect-button')
  const client = await createTestRoot({ browser, isStarted: false })
  const complaints: unknown[] = []
  const root = await act(async () => {
    const hydrated = hydrateRoot(place, app(client), { onRecoverableError: (error) => void complaints.push(error) })
    await settle()
    return hydrated
  })
  expect(complaints).toEqual([])
  expect(sent.isConnected).toBe(false)
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('connected')
  expect(screen.getByTestId('facts').textContent).toBe('connected')
  await act(async () => root.unmount())
})

test('Without server markup the first render knows the visitor, so nothing flashes.', async () => {
  const browser = await createReturningBrowser()
  const { modal } = await createTestRoot({ browser, isStarted: false })
  const place = createPlace()
  const root = createRoot(place)
  act(() =>
    root.render(
      <WalletModalProvider modal={modal}>
        <WalletModalButton />
      </WalletModalProvider>,
    ),
  )
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('connecting')
  expect(screen.getByTestId('wm-account-button')).toBeDefined()
  await act(settle)
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('connected')
  await act(async () => root.unmount())
})

test('Strict mode starts the modal once.', async () => {
  const { modal, wallet, found } = await createTestRoot({ isStarted: false })
  const events: string[] = []
  modal.subscribeEvents(({ props }) => void events.push(props.event))
  const root = createRoot(createPlace())
  await act(async () => {
    root.render(
      <StrictMode>
        <WalletModalProvider modal={modal} />
      </StrictMode>,
    )
    await settle()
  })
  expect(events).toEqual(['INITIALIZE'])
  expect(found()).toHaveLength(1)
  expect(wallet.calls).toEqual([])
  await act(async () => root.unmount())
})

test('The connection outlives the provider: another page of the app shows it again.', async () => {
  const { modal, connect } = await createTestRoot({ isStarted: false })
  const place = createPlace()
  const show = async () => {
    const root = createRoot(place)
    await act(async () => {
      root.render(
        <WalletModalProvider modal={modal}>
          <WalletModalButton />
        </WalletModalProvider>,
      )
      await settle()
    })
    return root
  }
  const first = await show()
  await act(connect)
  await act(async () => first.unmount())
  const second = await show()
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('connected')
  await act(async () => second.unmount())
})
