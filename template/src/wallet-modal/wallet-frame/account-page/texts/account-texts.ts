import { defineTexts } from '../../locales/language'

/** Texts of the account page: the first screen, the secret words and the browsers. */
export const accountTexts = defineTexts('account', {
  title: 'Your wallet',
  loggedOut: {
    still: 'You were logged out, because nothing happened for 15 minutes.',
    over: 'You are logged out. Log in again.',
  },
  home: {
    loggedIn: (name: string) => `You are logged in as ${name}.`,
    loggedInWith: (provider: string, name: string) => `You are logged in with ${provider} as ${name}.`,
    noWallet:
      'There is no wallet for this login yet. Open the app and log in there first. If you have a wallet with another login, log out and use that login.',
    logOut: 'Log out',
    words: 'Twelve words bring your accounts into any other wallet, also without us.',
    passkey: 'Passkey',
    loginOpens: (name: string) =>
      `A login alone opens this wallet. Whoever runs the server of ${name} could open it, too. A passkey changes both.`,
    lock: 'Lock with a passkey',
    isLocked: 'This wallet opens with your passkey or your recovery code. A login alone opens nothing.',
  },
  unlock: {
    about: 'This wallet is locked. It opens with your passkey or with your recovery code.',
    noCode: 'This is no recovery code. Look at each character again',
  },
  words: {
    title: 'Secret words',
    none: 'There is no wallet yet',
    before: 'Before you see your secret words',
    warning: 'Whoever has these words has all the money of this wallet.',
    nobody: 'Nobody of us ever asks for these words. Whoever asks for them wants to steal your money.',
    lookAround: 'Look around: nobody and no camera may see your screen. Do not share your screen.',
    paper: 'Write the words on paper. A photo or a note on this device can be stolen.',
    show: 'Show the words',
    hidden: 'The words are hidden again',
    hiddenText: 'They are shown for a minute, and only while you look at this page.',
    shown: 'Your secret words',
    order: 'Write them down in this order, and check each one.',
    hide: 'Hide the words',
    /** The paths with which another wallet finds the accounts. */
    paths: (evm: string, solana: string) =>
      `Another wallet that takes twelve words has the same accounts: on Ethereum and networks like it with the path ${evm}, and on Solana with ${solana}.`,
    smartPath: (path: string) => `Your smart account has the path ${path}.`,
    contractPath: (networks: string, path: string) =>
      `Your smart account on ${networks} is a contract, and the key with the path ${path} owns it. Few other wallets can use such an account.`,
  },
  browsers: {
    title: 'Browsers that are logged in',
    again: 'Show the list again',
    thisOne: (name: string) => `${name} – this browser`,
    times: (loggedIn: string, seen: string) => `Logged in ${loggedIn}. Last seen ${seen}.`,
    logOut: (name: string, seen: string) => `Log out ${name}, last seen ${seen}`,
  },
})

export type AccountTexts = typeof accountTexts.english

declare module '../../locales/language' {
  interface TextsById {
    account: AccountTexts
  }
}
