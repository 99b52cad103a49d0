import { wordsIn } from '../../domain/words'
import { defineTexts } from '../locales/language'

const { number, plural } = wordsIn('en')

/** Texts of the screen on which visitors approve, and of the progress between screens. */
export const approvalTexts = defineTexts('approval', {
  approve: 'Approve',
  decline: 'Decline',
  details: 'Details of the request',
  account: 'Account',
  smartAccount: (address: string) => `${address} (smart account)`,
  network: 'Network',
  callsItself: (app: string) => `This site calls itself “${app}”`,
  notKept: 'Your browser does not keep this login. After a reload you log in again.',
  waiting: (count: number) => plural(count, { one: '# more request waits', other: '# more requests wait' }),
  /** Follows a text that is too long to be shown. */
  moreCharacters: (count: number) => `(${number(count)} more characters)`,
  covered: 'Something covers this window. Move it away, wait a moment, and press Approve again.',
  confirm: 'Confirm in the window that has opened.',
  closed: 'The window in which you confirm was closed. Press Approve to open it again.',
  blocked:
    'Your browser blocked the window in which you confirm. Allow pop-ups for this site, and press Approve again.',
  progress: {
    loading: 'Loading the request…',
    working: 'Working…',
    network: 'Waiting for the network…',
  },
})

export type ApprovalTexts = typeof approvalTexts.english

declare module '../locales/language' {
  interface TextsById {
    approval: ApprovalTexts
  }
}
