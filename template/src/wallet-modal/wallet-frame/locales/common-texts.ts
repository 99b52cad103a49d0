import { defineTexts } from './language'

/** Texts that several parts of the frame show. */
export const commonTexts = defineTexts('common', {
  /** The title of a window of the wallet. */
  wallet: 'Wallet',
  back: 'Back',
  cancel: 'Cancel',
  goOn: 'Go on',
  again: 'Try again',
  oneMoment: 'One moment…',
  failed: 'Something went wrong. Try again',
  openWallet: 'Open your wallet',
  usePasskey: 'Use passkey',
  useCode: 'Use recovery code',
  recoveryCode: 'Recovery code',
  /** Why a wallet did not open, by what the visitor used. */
  wrong: {
    'login+passkey': 'This passkey does not open this wallet. Try another one',
    'login+code': 'This is not the recovery code of this wallet',
  },
  passkeyNotUsed: 'The passkey was not used',
})

export type CommonTexts = typeof commonTexts.english

declare module './language' {
  interface TextsById {
    common: CommonTexts
  }
}
