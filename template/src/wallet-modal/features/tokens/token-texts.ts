import { defineTexts } from '../../locales/define-texts'

/** The texts of the lists of tokens. */
export const tokenTexts = defineTexts('tokens', {
  tokens: 'Tokens',
  noTokens: 'No tokens yet',
  noTokensText: (network: string) => `What you receive on ${network} shows up here.`,
  allTokens: 'All tokens',
  unpriced: 'Without a known price',
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
})

export type TokenTexts = typeof tokenTexts.english

declare module '../../locales/language' {
  interface TextsById {
    tokens: TokenTexts
  }
}
