import { createAccount } from '../wallet-modal/domain/account/account'
import { address } from './samples'
import type { Scene } from './scenes'
import { connect, connected, ether, hold, oneEther, showFrom, token, tokens } from './still-account'
import { createStillRoot } from './still-root'

const second = '0x77a8c4d1e5b2f3a60718293a4b5c6d7e8f90F779'

/** The connected account and its tokens. */
export const accountScenes: readonly Scene[] = [
  { id: 'account', view: 'Account', create: connected('Account', oneEther, hold) },
  { id: 'account-loading', view: 'Account', create: connected('Account', { balanceState: 'loading' }) },
  {
    id: 'account-failed',
    view: 'Account',
    create: connected('Account', { balanceState: 'failed' }, (root) => {
      hold(root, [])
      root.accountLoader.loaded.tokens.reading = { ...root.accountLoader.loaded.tokens.reading, status: 'failed' }
    }),
  },
  {
    id: 'account-unpriced',
    view: 'Account',
    create: connected('Account', { ...oneEther, profileName: 'maralune.eth' }, (root) =>
      hold(root, [token('Ether', 'ETH', '1.842', 0), token('USD Coin', 'USDC', '3240', 0, 250)]),
    ),
  },
  { id: 'account-empty', view: 'Account', create: connected('Account', ether(0n), (root) => hold(root, [])) },
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
    create: connected('Account', oneEther, (root) => root.modalStores.snack.showError('Failed to copy')),
  },
  {
    id: 'tokens',
    view: 'Tokens',
    create: () =>
      createStillRoot({}, (root) => {
        connect(root)
        hold(root, tokens, [token('Tickets', 'TIX', '4', 0)])
        showFrom('Account', 'Tokens')(root)
      }),
  },
  {
    id: 'tokens-many',
    view: 'Tokens',
    create: () =>
      createStillRoot({}, (root) => {
        connect(root)
        const more = tokens.map((held, index) => ({
          ...held,
          name: `${held.name} ${index}`,
          address: `eip155:1:0x${String(index).repeat(40)}` as const,
        }))
        hold(root, [...tokens, ...more])
        showFrom('Account', 'Tokens')(root)
      }),
  },
  {
    id: 'switch-address',
    view: 'SwitchAddress',
    create: () =>
      createStillRoot({}, (root) => {
        connect(root, {
          ...oneEther,
          allAccounts: [createAccount('eip155', address), createAccount('eip155', second)],
          addressLabels: new Map([[second, 'Savings']]),
        })
        root.accountLoader.loaded.accounts.setTotal(second, 846.03)
        showFrom('Account', 'SwitchAddress')(root)
      }),
  },
]
