import { defineTexts } from '../define-texts'

/** The texts that only a connected account needs. */
export const accountTexts = defineTexts('account', {
  parts: 'Account',
  hideBalances: 'Hide balances',
  showBalances: 'Show balances',
  balanceUnavailable: 'Balance unavailable, trying again',
  viewOn: (explorer: string) => `View on ${explorer}`,
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  failedToDisconnect: 'Failed to disconnect',
  actions: 'Actions',
  accounts: 'Accounts',
})

export type AccountTexts = typeof accountTexts.english

declare module '../language' {
  interface TextsById {
    account: AccountTexts
  }
}
