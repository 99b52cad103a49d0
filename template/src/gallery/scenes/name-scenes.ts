import { accountNameTexts } from '../../wallet-modal/features/account-names/account-name-texts'
import { runInAction } from 'mobx'
import type { AccountNamesStore } from '../../wallet-modal/features/account-names/account-names.store'
import { accountNamesOf } from '../../wallet-modal/features/account-names/account-names.store'
import type { PlainViewName } from '../../wallet-modal/stores/shell/router.store'
import { connect, oneEther, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'
import type { Scene } from './scenes'

type NameState = Partial<Pick<AccountNamesStore, StateKey>>
type StateKey = 'label' | 'problem' | 'isTaken' | 'isChecking' | 'isRegistering' | 'reason' | 'suggestions'

/** A view of names in a state. Nothing is looked up. */
function names(id: string, state: NameState, view: PlainViewName = 'RegisterAccountName', name?: string): Scene {
  const create = () =>
    createStillRoot({}, (root) => {
      connect(root, { ...oneEther, ...(name && { profileName: name }) })
      const store = accountNamesOf(root)
      // The view empties the field when it opens.
      Object.defineProperty(store, 'clear', { value: () => {} })
      runInAction(() => void Object.assign(store, state))
      showFrom('AccountSettings', view)(root)
    })
  return { id, view, create }
}

const taken = [1, 2, 3].map((number) => ({ name: `junowick${number}.reown.id`, registered: false }))
const longest = `${'a-very-long-name-'.repeat(3)}of-an-account`

/** The choice of a name for the account. */
export const nameScenes: readonly Scene[] = [
  names('name', {}),
  names('name-short', { label: 'abc', problem: 'tooShort' }),
  names('name-checking', { label: 'junowick', isChecking: true }),
  names('name-available', { label: 'junowick', isTaken: false }),
  names('name-taken', { label: 'junowick', isTaken: true, suggestions: taken }),
  names('name-failed', {
    label: 'junowick',
    reason: (language) => language.textsOf(accountNameTexts).registerFailed('junowick.reown.id'),
    isTaken: false,
  }),
  names('name-busy', { label: 'junowick', isTaken: false, isRegistering: true }),
  names('name-odd', { label: longest, isTaken: false }),
  names('name-owned', {}, 'RegisterAccountName', 'junowick.reown.id'),
  names('name-done', {}, 'RegisterAccountNameSuccess', 'junowick.reown.id'),
]
