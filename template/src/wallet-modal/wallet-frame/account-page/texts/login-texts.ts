import { defineTexts } from '../../locales/language'

/** Texts of the account page about logging in, and about the ways to log in. */
export const loginTexts = defineTexts('logins', {
  title: 'Log in to your wallet',
  about: 'Here you see your secret words, lock the wallet with a passkey, and change how you log in and where.',
  other: 'Other ways to log in',
  email: 'E-mail',
  address: 'E-mail address',
  typeAddress: 'Type your e-mail address',
  noAddress: 'This is not an e-mail address',
  sendCode: 'Send code',
  code: {
    title: 'Enter the code',
    label: 'Code',
    logIn: 'Log in',
    sent: (email: string) => `We sent a code of six digits to ${email}. It works for 20 minutes.`,
    sentAgain: 'We sent a new code. Only the newest code works.',
    sixDigits: 'The code has six digits',
    sendAgain: 'Send a new code',
  },
  device: {
    title: 'Approve this browser',
    isNew: (email: string) => `This browser is new. We sent ${email} an e-mail with a link.`,
    open: 'Open the link and approve this browser. Then another e-mail brings the code.',
    late: 'Nobody approved this browser. Start again',
  },
  provider: {
    goOn: (provider: string) => `Continue with ${provider}`,
    /** Shown in place of the account's name if the provider has not sent the name. */
    account: (provider: string) => `${provider} account`,
    inWindow: (provider: string) => `Go on in the window of ${provider}. Close that window to stop.`,
    blocked: (provider: string) =>
      `Your browser blocked the window of ${provider}. Allow windows of this page, and press again`,
    closed: (provider: string) => `The window of ${provider} was closed before the end. Start again`,
    late: (provider: string) => `Nobody logged in at ${provider} for 10 minutes. Start again`,
    left: 'You left this page before the end. Start again',
    other: 'You started something else',
    over: 'This login is over. Start again',
  },
  renew: {
    title: 'Log in again',
    codeTitle: 'Enter a new code',
    age: 'This needs a login that is at most five minutes old.',
    sends: (email: string) => `We send a code to ${email}.`,
    sendTo: (email: string) => `Send a code to ${email}`,
    none: 'None of your logins works on this page. Log out, and log in with an e-mail address',
    otherWallet: (logins: string) => `This is another wallet. Log in with ${logins}`,
  },
  ways: {
    title: 'Ways to log in',
    about: 'Whoever can log in with one of these can use the wallet, unless a passkey locks it.',
    onlyOne: 'This is your only login. Add a second login, in case you lose the first.',
    remove: 'Remove',
    removeOne: (login: string) => `Remove ${login}`,
  },
  add: {
    title: (provider: string) => `Add ${provider}`,
    about: (provider: string) =>
      `Log in at ${provider}, in a window of its own. After that, whoever can log in with this account can use the wallet, unless a passkey locks it.`,
    taken: 'This account belongs to another wallet already.',
    done: 'The login is added',
    doneText: (login: string) => `You can now log in to your wallet with ${login}, too.`,
  },
  addEmail: {
    title: 'Add an e-mail address',
    about:
      'We send a code to the address. After that, whoever reads its mail can use the wallet, unless a passkey locks it.',
    action: 'Add the address',
    hasOne: 'Your wallet has an e-mail address already. Go back and look at the list',
    done: 'The e-mail address is added',
    doneText: (email: string) => `You can now log in to your wallet with a code to ${email}, too.`,
  },
  remove: {
    title: 'Remove this login',
    question: 'Remove this login?',
    noMore: (login: string) => `You can then no longer log in with ${login}.`,
    browsers: 'Browsers that have used this login stay logged in. Log them out in the list of browsers.',
    notHere: 'After this, you cannot open this page any more, because this page has no login with Farcaster.',
    note: 'The login may be removed already. Go back and look at the list.',
    done: 'The login is removed',
    doneText: (login: string) => `Nobody can log in to your wallet with ${login} any more.`,
  },
})

export type LoginTexts = typeof loginTexts.english

declare module '../../locales/language' {
  interface TextsById {
    logins: LoginTexts
  }
}
