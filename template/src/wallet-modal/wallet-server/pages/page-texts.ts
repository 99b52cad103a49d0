/** The texts of a page with a title and a sentence. */
interface ShortPage {
  title: string
  text: string
}

/** The texts of the server's own pages in one language. `email/mails` has the sentence about the browser that wants to log in. */
export interface PageTexts {
  /** The page that a mailed link opens. */
  approve: {
    title: string
    /** Warns that the visitor should approve the browser only after starting the login. */
    ifAsked: string
    button: string
    /** Tells the visitor what to do if the browser belongs to somebody else. */
    ifNot: string
  }
  /** Shown after the visitor has approved a browser. */
  approved: ShortPage
  /** Shown for a mailed link that was used or is older than 20 minutes. */
  spent: ShortPage
  /** Shown to a visitor who comes back from a social network. */
  callback: ShortPage
  /** Shown for a login with a social network that was used or is older than 10 minutes. */
  over: ShortPage
  /** Shown in place of the wallet frame to a page that may not embed the frame. */
  refused: ShortPage
}
