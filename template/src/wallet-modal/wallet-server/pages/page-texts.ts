/** The texts of a page that says one thing. */
interface ShortPage {
  title: string
  text: string
}

/** The texts of the server's own pages in one language. `email/mails` has the sentence about the browser that wants to log in. */
export interface PageTexts {
  /** The page that a mailed link opens. */
  approve: {
    title: string
    /** Says that the visitor should approve the browser only after asking for this. */
    ifAsked: string
    button: string
    /** Says what to do if the browser belongs to somebody else. */
    ifNot: string
  }
  /** After the approval of a browser. */
  approved: ShortPage
  /** For a mailed link that was used or is older than 20 minutes. */
  spent: ShortPage
  /** For a visitor who comes back from a social network. */
  callback: ShortPage
  /** For a login with a social network that was used or is older than 10 minutes. */
  over: ShortPage
  /** In place of the wallet frame, for a page that may not embed the frame. */
  refused: ShortPage
}
