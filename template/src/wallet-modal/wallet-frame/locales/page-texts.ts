import { defineTexts } from './language'

/** Texts of the pages that show a few lines only. */
export const pageTexts = defineTexts('pages', {
  address: {
    about: (name: string) =>
      `This address holds the wallet of ${name}. The wallet works inside the app: open the app and log in there.`,
    account: 'See your secret words, passkey and browsers',
    warning: (page: string) =>
      `At this address, only the page ${page} asks you for a code from an e-mail. Nobody of us ever asks for your secret words.`,
  },
  /** The window in which a visitor confirms, without a request. */
  noRequest: 'This window does not belong to a request any more. Close it, and try again.',
  /** The window that waits for the page of a provider. */
  loading: {
    title: 'Log in',
    opening: 'Opening the login…',
    close: 'If nothing happens for a minute, close this window and go back to the app.',
  },
  /** The account page, when it cannot be shown. */
  notInFrame: 'This page does not work inside another page. Open it in a tab of its own.',
  notLoaded: 'The page could not be loaded. Load it again.',
})

export type PageTexts = typeof pageTexts.english

declare module './language' {
  interface TextsById {
    pages: PageTexts
  }
}
