import { fireEvent, screen } from '@testing-library/react'
import { renderModal } from '../../../testing/render-modal'
import { authHost, fakeAuth } from '../../embedded/testing/fake-auth'

/** Renders a modal that offers an account by e-mail, without a frame and without wallets. */
export async function renderWithEmail(options: Parameters<typeof renderModal>[0] = {}) {
  const modal = await renderModal({ wallet: null, hosts: { auth: authHost }, ...options })
  const auth = fakeAuth(modal)
  await import('../email-steps')
  const { run } = modal
  const type = (testId: string, value: string) =>
    run(() => fireEvent.change(screen.getByTestId(testId), { target: { value } }))
  const events: unknown[] = []
  modal.root.events.subscribe(({ props }) => events.push(props))
  return {
    ...modal,
    ...auth,
    type,
    events: () => events.map((props) => (props as { event: string }).event),
    toast: () => modal.root.modalStores.snack.message,
    /** Types an address and submits it. */
    async mail(address = 'ada@example.com') {
      await modal.open()
      await type('wm-email-input', address)
      await modal.click('wm-email-submit')
    },
  }
}
