import { defineTexts } from '../use-texts'

/** The texts that only a connected account needs. */
export const accountTexts = defineTexts('account', {
  parts: 'Account',
  balanceUnavailable: 'Balance unavailable, trying again',
  viewOn: (explorer: string) => `View on ${explorer}`,
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  failedToDisconnect: 'Failed to disconnect',
  actions: 'Actions',
  tokens: 'Tokens',
  noTokens: 'No tokens yet',
  noTokensText: (network: string) => `What you receive on ${network} shows up here.`,
  allTokens: 'All tokens',
  searchTokens: 'Search name or paste address',
  noTokenFound: 'No token found',
  noTokenFoundText: (query: string) => `Nothing you hold here matches “${query}”.`,
  tokensUnavailable: 'Token Balance Unavailable',
  tokensUnavailableText: 'Neither the data service nor the network answered.',
  hiddenTokens: (count: number) =>
    new Intl.PluralRules('en').select(count) === 'one'
      ? '1 token without decimals is hidden'
      : `${count} tokens without decimals are hidden`,
  show: 'Show',
  accounts: 'Accounts',
})
