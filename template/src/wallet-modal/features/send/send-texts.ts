import { defineTexts } from '../../locales/define-texts'

/** The texts of sending. Each has at most two sentences: what happened, then what to do. */
export const sendTexts = defineTexts('send', {
  send: 'Send',
  amount: 'Amount',
  amountPlaceholder: '0',
  fiatPlaceholder: '0.00',
  inToken: (symbol: string) => `Enter the amount in ${symbol}`,
  inFiat: 'Enter the amount in dollars',
  max: 'Max',
  maxUnknown: (reason: string) => `The fee is not known, so Max filled in no amount. ${reason}.`,
  available: (amount: string) => `${amount} available`,
  selectToken: 'Select token',
  receiver: 'Receiver',
  receiverPlaceholder: 'Address or name',
  paste: 'Paste',
  pasteFailed: 'The browser does not share what was copied. Paste it with the keyboard.',
  clear: 'Clear receiver',
  resolving: 'Looking up the name',
  nameUnknown: (name: string) => `Nobody has the name ${name}. Check the spelling.`,
  addressInvalid: 'Invalid Address',
  checksumWrong: 'A character of this address is wrong. Copy it again from where it came.',
  nameNotValid: 'This is not a valid name. Check the spelling.',
  nameDisputed: (name: string) =>
    `The network and the name service disagree about ${name}. Ask for the address itself.`,
  nameWithoutAddress: (name: string, network: string) =>
    `${name} has no address on ${network}. Ask for the address itself.`,
  nameByService: (name: string) =>
    `Only a name service vouches for ${name}, not the network. Compare the address with the person you send to.`,
  retryName: 'Look up again',
  network: 'Network',
  networkFee: 'Network fee',
  tokenFee: 'Kept by the token',
  receives: 'Receiver gets',
  total: 'Total',
  plusFee: (amount: string, fee: string) => `${amount} + ${fee}`,
  plusUnknownFee: (amount: string) => `${amount} + the fee`,
  nameChecked: (network: string) => `${network} confirms that the name leads to this address.`,
  feeUnknown: 'Shown by your wallet',
  review: 'Review',
  preparing: 'Preparing the review',
  edit: 'Edit',
  sendNow: 'Send now',
  to: 'To',
  address: 'Address',
  addAddress: 'Add address',
  addAmount: 'Add amount',
  incorrectValue: 'Incorrect value',
  insufficientFunds: 'Insufficient funds',
  tooManyDecimals: (decimals: number, symbol: string) => `${symbol} has ${decimals} decimals at most.`,
  notEnoughForFee: (fee: string, left: string, symbol: string) =>
    `The network fee is about ${fee} and ${left} would be left for it. Send less, or add ${symbol}.`,
  wouldFail: 'The network says that this transfer would fail.',
  firstTime: 'You have not sent to this address from here before.',
  ownAddress: 'This is your own account.',
  programAddress: 'A program owns what arrives at this address, not a person. Go on only if you know which.',
  tokenContract: 'This is the address of the token itself. What is sent there is lost.',
  heldContract: 'This is the address of a token that you hold, not of a person. What is sent there is usually lost.',
  burnAddress: 'Nobody has the key to this address. What is sent there is lost.',
  lookAlike: 'This address only looks like one you know.',
  known: 'The one you know',
  entered: 'The one you entered',
  compared: 'I compared both addresses. Send to the one I entered.',
  reviewCarefully: 'Review transaction carefully',
  confirmSummary: (amount: string, receiver: string) =>
    `Sending ${amount} to ${receiver}. Check the details in your wallet.`,
  started: 'Transaction started',
  follow: 'View',
  declined: 'You declined the request. Nothing was sent.',
  failed: 'Failed to send transaction. Please try again.',
  consent: 'Send again anyway. If the earlier request goes through too, both transfers are sent.',
  earlierSent: 'The earlier transfer was sent. Review again if you want to send another one.',
  notSent: 'It was not sent: another transaction took its place. You can send it again.',
  accountChanged: 'The account or the network changed. Review again.',
  nameMoved: (name: string) => `${name} now leads to another address. Review again.`,
  nameUnchecked: (name: string) => `${name} could not be checked again, so nothing was sent. Try again.`,
  onlyOn: (network: string) => `Only tokens you hold on ${network}`,
  nothingToSend: 'Nothing to send yet',
  nothingToSendText: (network: string) => `What you receive on ${network} can be sent from here.`,
})

export type SendTexts = typeof sendTexts.english

declare module '../../locales/language' {
  interface TextsById {
    send: SendTexts
  }
}
