import { viewTexts } from '../../wallet-modal/locales/en/view-texts'
import { stillTexts } from '../still-root'
import type { Scene } from './scenes'
import { connected, ether, oneEther } from '../still-account'

/** The connected account. */
export const accountScenes: readonly Scene[] = [
  { id: 'account-loading', view: 'Account', create: connected('Account', { balanceState: 'loading' }) },
  {
    id: 'account-large',
    view: 'Account',
    create: connected('Account', {
      ...ether(10n ** 30n + 123_456_789_000_000_000n),
      profileName: 'a-rather-long-name.eth',
    }),
  },
  { id: 'account-dust', view: 'Account', create: connected('Account', ether(1n)) },
  {
    id: 'account-copied',
    view: 'Account',
    create: connected('Account', oneEther, (root) =>
      root.modalStores.snack.showError(stillTexts(viewTexts).failedToCopy),
    ),
  },
]
