import { createAccount } from '../../wallet-modal/domain/account/account'
import { address } from '../samples'
import type { Scene } from './scenes'
import { connect, connected, ether, oneEther, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'
import { holdTokens, token, tokens } from '../token-holdings'

const second = '0x77a8c4d1e5b2f3a60718293a4b5c6d7e8f90F779'

/** Scenes with the account's tokens and the value of each account. */
export const tokenScenes: readonly Scene[] = [
  { id: 'account', view: 'Account', create: connected('Account', oneEther, holdTokens) },
  {
    id: 'account-hidden',
    view: 'Account',
    create: connected('Account', oneEther, (root) => {
      holdTokens(root)
      root.account.setHidesBalances(true)
    }),
  },
  {
    id: 'account-failed',
    view: 'Account',
    create: connected('Account', { balanceState: 'failed' }, (root) => {
      holdTokens(root, [])
      root.accountLoader.loaded.tokens.reading = { ...root.accountLoader.loaded.tokens.reading, status: 'failed' }
    }),
  },
  {
    id: 'account-unpriced',
    view: 'Account',
    create: connected('Account', { ...oneEther, profileName: 'maralune.eth' }, (root) =>
      holdTokens(root, [token('Ether', 'ETH', '1.842', 0), token('USD Coin', 'USDC', '3240', 0, 250)]),
    ),
  },
  { id: 'account-empty', view: 'Account', create: connected('Account', ether(0n), (root) => holdTokens(root, [])) },
  {
    id: 'tokens',
    view: 'Tokens',
    create: () =>
      createStillRoot({}, (root) => {
        connect(root)
        holdTokens(root, tokens, [token('Tickets', 'TIX', '4', 0)])
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
        holdTokens(root, [...tokens, ...more])
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
        root.accountLoader.loaded.totals.setTotal(second, 846.03)
        showFrom('Account', 'SwitchAddress')(root)
      }),
  },
]
