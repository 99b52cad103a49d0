import { defineTexts } from '../../locales/define-texts'

/** The texts of the help views: what wallets and networks are. */
export const helpTexts = defineTexts('help', {
  walletHelp: [
    {
      title: 'One login for all of web3',
      text: 'A wallet stands in for accounts and passwords. You connect it and you are in.',
    },
    {
      title: 'A home for what you own',
      text: 'It keeps, sends and receives digital things: coins, tokens, collectibles.',
    },
    { title: 'Only you hold the key', text: 'Apps ask, you approve. Nobody moves anything without your yes.' },
  ],
  networkHelp: [
    {
      title: 'The place where things happen',
      text: 'A network keeps the record of who owns what. Each one is run by many computers.',
    },
    {
      title: 'Each one has its own use',
      text: 'Networks differ in cost, speed and what runs on them. The same account can use many.',
    },
  ],
  learnMore: 'Learn more',
  exploreAll: 'Explore all',
})

export type HelpTexts = typeof helpTexts.english

declare module '../../locales/language' {
  interface TextsById {
    help: HelpTexts
  }
}
