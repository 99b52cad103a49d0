import { defineTexts } from '../locales/language'
import { silentText } from './rpc-client'

/** What visitors read when a transaction fails on a network. */
export const chainTexts = defineTexts('chain', {
  ...silentText.english,
  answer: 'The network gave an answer that is no number',
  otherNetwork: 'The endpoint of this network belongs to another network',
  otherAccount: 'The wallet has another account than the one that was shown. Log in again',
  wouldFail: 'The network says that this transaction would fail. Nothing was sent',
  maybeSent:
    'The network did not answer, so the transaction may have been sent. Look at your account before you try again',
})

export type ChainTexts = typeof chainTexts.english

declare module '../locales/language' {
  interface TextsById {
    chain: ChainTexts
  }
}
