import { defineTexts } from '../../locales/define-texts'

/** The texts of pairing: codes, links to apps, and download pages. */
export const pairingTexts = defineTexts('pairing', {
  anyWallet: 'Use your camera or any WalletConnect wallet.',
  withWallet: 'Scan this code with the wallet on your phone.',
  openAny: 'Open in wallet',
  anyOpened: 'Approve the request in your wallet, then come back to this page.',
  noneOpened: 'No wallet opened. Copy the link into your wallet.',
  otherDevice: 'Or scan this code with a wallet on another device.',
  codeLabel: 'Pairing code. The link it holds can be copied below.',
  starting: 'Getting a code…',
  slow: 'This takes longer than usual.',
  expiresIn: 'Code expires in',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  codeTooLong: 'This link is too long for a code. Copy it instead.',
  ways: 'How to connect',
  tabs: { browser: 'Browser', mobile: 'Mobile', web: 'Web app', desktop: 'Desktop' },
  continueIn: (wallet: string) => `Continue in ${wallet}`,
  openApp: 'Open the app and approve the request there.',
  openPage: 'The wallet opens in a new tab. Approve the request there.',
  preparing: 'Preparing…',
  comeBack: 'Then come back to this page.',
  notOpened: (wallet: string) => `${wallet} did not open`,
  notOpenedText: 'It may not be installed on this phone. Use the link or the code in its place.',
  showCode: 'Show code',
  pairingFailed: 'No connection yet',
  notDetected: 'Not Detected',
  notDetectedText: 'This browser does not have this wallet.',
  dontHave: (wallet: string) => `Don’t have ${wallet}?`,
  get: 'Get',
  getFromStore: (wallet: string) => `Get ${wallet}`,
  places: 'Where to get it',
  stores: {
    chrome_store: 'Chrome Extension',
    app_store: 'iOS App',
    play_store: 'Android App',
    homepage: 'Website',
  },
  allWallets: 'All wallets',
  authenticating: 'Authenticating...',
})

export type PairingTexts = typeof pairingTexts.english

declare module '../../locales/language' {
  interface TextsById {
    pairing: PairingTexts
  }
}
