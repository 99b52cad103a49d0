import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { EmbeddedWalletModal } from '../react/embedded-wallet-modal'
import { loadModal } from '../react/load-modal'
import { WalletModalProvider } from '../react/provider'
import type { OpenOptions } from '../stores/shell/modal.store'
import type { Route } from '../stores/shell/router.store'
import { allViews, loadAccountUnits, loadView } from '../views/registry'
import type { TestRoot } from './create-test-root'
import { createTestRoot } from './create-test-root'
import { settle } from './settle'
import { without } from './without'

type RenderModalOptions = Parameters<typeof createTestRoot>[0] & {
  /** The content of the host app's page. */
  children?: ReactNode
}

export interface RenderedModal extends TestRoot {
  /** Runs a change and waits for React and for promises. */
  run(change: () => unknown): Promise<void>
  advance(milliseconds: number): Promise<void>
  open(options?: OpenOptions): Promise<void>
  show(route: Route): Promise<void>
  click(testId: string): Promise<void>
  /** Clicks the element with this accessible name. */
  press(name: string | RegExp): Promise<void>
}

/**
 * Renders a host page with a modal. All chunks are loaded before the test begins. The Connect view lists only this browser's wallets,
 * unless the test switches pairing and the directory on.
 */
export async function renderModal({ children, ...options }: RenderModalOptions = {}): Promise<RenderedModal> {
  const test = await createTestRoot({
    isStarted: false,
    enableWalletConnect: false,
    allWallets: 'HIDE',
    ...options,
  })
  const { modal, root, platform, connect } = test
  await Promise.all([loadModal(), loadAccountUnits(root)])
  await Promise.all([...allViews(root.modalStores.loadedUnits).keys()].map((id) => loadView(root, id)))
  const run = (change: () => unknown) =>
    act(async () => {
      await change()
      await settle()
    })
  await run(() =>
    render(
      <WalletModalProvider modal={modal}>
        {children}
        {options.enableEmbedded && <EmbeddedWalletModal />}
      </WalletModalProvider>,
    ),
  )
  return {
    ...test,
    connect: () => run(connect),
    run,
    advance: (milliseconds) => act(() => platform.advance(milliseconds)),
    open: (given) => run(() => modal.open(given)),
    show: (route) =>
      run(() => {
        modal.open()
        root.router.push(route)
      }),
    click: (testId) => run(() => fireEvent.click(screen.getByTestId(testId))),
    press: (name) => run(() => fireEvent.click(screen.getByRole('button', { name, hidden: true }))),
  }
}

/** The `data-*` attributes of an element, without the test id. */
export function dataOf(element: HTMLElement): Record<string, string | undefined> {
  return without({ ...element.dataset }, 'testid')
}

/** The text of an element without hidden parts, as a screen reader reads it. */
export function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent ?? ''
}
