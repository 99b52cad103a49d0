/** The reason for a mail with a code: a login, or a change of the address, for which the current and the new address each get a code. */
export type CodePurpose = 'login' | 'change-current' | 'change-new'

/**
 * The texts of the mails in one language. An `app` is the name of the app; a `place` is this name with the origin of the app's page.
 * Minutes are a number such as 20.
 */
export interface MailTexts {
  code: {
    /** Begins with the code, so that a phone shows the code without opening the mail. */
    subject: (code: string, app: string) => string
    /** Says why the reader gets the code, and what to do if the reader has not asked for a code. */
    purposes: Readonly<Record<CodePurpose, { why: (place: string) => string; ignore: string }>>
    limits: (minutes: number) => string
    /** Says that nobody will ask for the code, and that the reader must not tell the code to anybody. */
    secret: string
  }
  /** The mail with the link that approves a browser. */
  device: {
    subject: (app: string) => string
    asks: (place: string) => string
    browser: (name: string) => string
    /** `clock` is the time with its zone. */
    time: (date: string, clock: string) => string
    /** Comes right before the link. */
    open: (minutes: number) => string
    secret: string
    ignore: string
  }
  /** The mail to the earlier address after a change of the address. */
  notice: {
    subject: (app: string) => string
    changed: (place: string) => string
    notYou: (app: string) => string
  }
  browserOn: (browser: string, system: string) => string
  unknownBrowser: string
}
