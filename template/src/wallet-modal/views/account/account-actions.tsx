import { observer } from 'mobx-react-lite'
import { Actions } from '../../components/layout/actions'
import { useRoot } from '../../react/root-context'
import { accountActions } from './account-parts'

/** The actions of the account, added by the units in use. */
export const AccountActions = observer(function AccountActions() {
  'use no memo'
  const root = useRoot()
  const items = accountActions(root).map(({ id, icon, Label, open }) => ({
    id,
    icon,
    label: <Label />,
    onClick: () => open(root),
  }))
  return items.length > 0 && <Actions items={items} />
})
