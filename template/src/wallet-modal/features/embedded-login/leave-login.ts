import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'

interface Shown {
  root: Pick<RootStore, 'modal' | 'router'>
  modalStores: Pick<ModalStores, 'keepsModalOpen'>
}

/** Closes the modal after a login, or shows the account if the modal stays open. */
export function leaveLogin({ root: { modal, router }, modalStores }: Shown): void {
  if (!modal.isShown) return
  // The unit that continues after connecting closes the modal itself, if the view is a step of connecting.
  if (!modalStores.keepsModalOpen && !modal.isEmbedded) modal.close('done')
  else if (modal.isEmbedded || !router.traits.isConnecting) router.reset({ view: 'Account', data: undefined })
}
