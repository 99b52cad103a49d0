// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../testing/render-modal'

async function openRequest() {
  const rendered = await renderModal()
  await rendered.connect()
  await rendered.open()
  const { approvals } = rendered.root.accountLoader.loaded
  let resolve: (answer: string) => void = () => {}
  const request = new Promise<string>((settle) => (resolve = settle))
  const onCancel = vi.fn<() => void>()
  await rendered.run(() => {
    void approvals.run(request, {
      summary: 'Sending 1 ETH to mara.eth.',
      onCancel,
      next: () => ({ view: { view: 'Account', data: undefined } }),
    })
  })
  return { ...rendered, approvals, onCancel, resolve: (answer: string) => rendered.run(() => resolve(answer)) }
}

test('[C2-09] ApproveTransaction names the wallet and the request until the wallet has answered.', async () => {
  const { resolve } = await openRequest()
  const view = screen.getByTestId('wm-view-ApproveTransaction')
  expect(view.textContent).toContain('Confirm in Test Wallet')
  expect(view.textContent).toContain('Sending 1 ETH to mara.eth.')
  await resolve('0x1')
  expect(screen.queryByTestId('wm-view-ApproveTransaction')).toBeNull()
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
})

test('[C4-03] Escape and a click beside the card do not close it; the close button does.', async () => {
  const { root, run, click } = await openRequest()
  const dialog = screen.getByTestId('wm-modal')
  await run(() => {
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    root.modal.close('overlay')
  })
  expect([dialog.dataset['open'], screen.queryByTestId('wm-view-ApproveTransaction') !== null]).toEqual(['true', true])
  await click('wm-close')
  expect(dialog.dataset['open']).toBe('false')
})

test('Cancelling leads back and ends the wait.', async () => {
  const { click, onCancel, approvals } = await openRequest()
  await click('wm-cancel-request')
  expect(screen.getByTestId('wm-view-Account')).toBeDefined()
  expect([onCancel.mock.calls.length, approvals.entries.length]).toEqual([1, 0])
})

test('A wallet that approves inside the modal has texts of its own.', async () => {
  const { connect, root, run } = await renderModal()
  await connect()
  await run(() => root.accountLoader.loaded.approvals.requestStarted('personal_sign'))
  expect(screen.getByTestId('wm-view-ApproveTransaction').textContent).toContain(
    'Check the details in your wallet, then confirm there.',
  )
})
