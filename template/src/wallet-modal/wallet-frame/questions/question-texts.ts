import { defineTexts } from '../locales/language'

/** Texts of the questions to the visitor other than approvals. */
export const questionTexts = defineTexts('questions', {
  covered: 'Something covers this window. Move it away, wait a moment, and press again.',
  unlock: {
    open: 'Open',
    explanation: 'Your wallet is locked. Open it to go on. It closes again after 15 minutes without use.',
    waiting: 'Waiting for your passkey…',
    noCode: 'This cannot be a recovery code. It has 28 letters and digits. Look for a typing mistake',
  },
  consent: {
    title: 'Use your wallet here?',
    loggedIn: (user: string) => `You are logged in to your wallet in this browser as ${user}.`,
    /** Shown in place of the visitor's name if the login has no name. */
    yourAccount: 'your account',
    sees: 'This site will see your e-mail address and the addresses of your accounts. It can ask you to sign; you decide each time.',
    code: 'Get a code',
  },
  setUp: {
    title: 'Make your wallet',
    two: 'You make two things now: a recovery code that you write on paper, and a passkey of this device. Each of them opens your wallet, together with a login.',
    alone: 'Nobody else can open it, not even whoever runs its server. If you lose both, the wallet is lost.',
    open: 'Go on in the window that has opened.',
    closed: 'The window was closed, so there is no wallet yet. Press Go on to open it again.',
    blocked: 'Your browser blocked the window. Allow pop-ups for this site, and press Go on again.',
  },
})

export type QuestionTexts = typeof questionTexts.english

declare module '../locales/language' {
  interface TextsById {
    questions: QuestionTexts
  }
}
