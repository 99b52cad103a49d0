import { defineTexts } from '../../locales/language'

/** Texts about the passkey and the recovery code of a wallet. */
export const lockTexts = defineTexts('locks', {
  lock: {
    title: 'Lock your wallet with a passkey',
    alone: 'After this, a login alone opens nothing. A new browser needs your passkey, too.',
    server: (name: string) => `Whoever runs the server of ${name} cannot open your wallet any more.`,
    lost: 'If you lose both the passkey and the recovery code, the wallet is lost. Nobody can bring it back.',
    running: 'Locking your wallet',
    done: 'Your wallet is locked',
    doneText: 'Your passkey opens it, and so does the recovery code. Keep the code where you find it in ten years.',
    note: 'Keep the recovery code that you have written down, because the wallet may be locked with it already. Keep an older one, too.',
  },
  renew: {
    title: 'New recovery code',
    stops: 'The recovery code that you have now stops working at the end.',
    lost: 'Have you lost the passkey? Open the wallet with the recovery code, and you make a new passkey, too.',
  },
  remove: {
    title: 'Remove the passkey lock',
    alone: 'After this, a login alone opens your wallet again.',
    server: (name: string) =>
      `Whoever runs the server of ${name} can open it again, too. So can whoever logs in as you.`,
    action: 'Remove the lock',
    done: 'The passkey lock is removed',
    doneText: 'A login alone opens your wallet. The recovery code opens nothing any more.',
  },
  code: {
    title: 'Write down your recovery code',
    about:
      'Without the passkey, this code and a login open your wallet. Write it on paper. It is not shown again later.',
    warning:
      'Type this code only where your wallet asks for it. Nobody of us asks for it in a mail, in a chat or on the phone.',
    written: 'I have written it down',
  },
  check: {
    title: 'Check your recovery code',
    /** `places` are the numbers of characters, as a list. */
    label: (places: string) => `Characters ${places} of the recovery code`,
    /** `where` has a text `place` for each character. */
    hint: (where: readonly string[]) => `Look at the code that you have written down. ${where.join('; ')}.`,
    place: (character: number, group: number, place: number) => `${character} is in group ${group}, place ${place}`,
    action: 'Check',
    wrong: 'These are other characters. Look at the code that you have written down again',
    nothingYet: 'Nothing has changed yet. The last step comes after this.',
    showAgain: 'Show the code again',
  },
  passkey: {
    title: 'Create your passkey',
    about:
      'Your browser asks for your fingerprint, your face or the code of this device. The wallet is locked right after it.',
    action: 'Create passkey',
  },
  save: {
    title: 'Save the new recovery code',
    about: 'Your passkey stays the same. The old recovery code stops working right after this.',
  },
  backToWallet: 'Back to your wallet',
})

export type LockTexts = typeof lockTexts.english

declare module '../../locales/language' {
  interface TextsById {
    locks: LockTexts
  }
}
