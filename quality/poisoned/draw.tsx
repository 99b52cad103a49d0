import { renderToString } from 'react-dom/server'
import { ModalContent } from '../../template/src/wallet-modal/modal/modal-content'
import { AccountButton } from '../../template/src/wallet-modal/react/account-button'
import { RootContext } from '../../template/src/wallet-modal/react/root-context'
import type { RootStore } from '../../template/src/wallet-modal/stores/root.store'

/**
 * The card with the current view as text, beside Account also the button that shows the account on the page. No error boundary helps here: what throws while it is
 * rendered is thrown.
 */
export function draw(root: RootStore): string {
  return renderToString(
    <RootContext value={root}>
      <ModalContent titleId="title" />
      {root.router.view === 'Account' && <AccountButton />}
    </RootContext>,
  )
}
