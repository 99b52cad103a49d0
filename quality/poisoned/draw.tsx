import { renderToString } from 'react-dom/server'
import { ModalContent } from '../../template/src/wallet-modal/modal/modal-content'
import { AccountButton } from '../../template/src/wallet-modal/react/account-button'
import { RootContext } from '../../template/src/wallet-modal/react/root-context'
import type { RootStore } from '../../template/src/wallet-modal/stores/root/root.store'

/**
 * Renders the card with the current view to HTML. At the Account view the account button of the page is rendered as well.
 * @throws whatever a component throws while it renders, because no error boundary catches errors here
 */
export function draw(root: RootStore): string {
  return renderToString(
    <RootContext value={root}>
      <ModalContent titleId="title" />
      {root.router.view === 'Account' && <AccountButton />}
    </RootContext>,
  )
}
