import { defineTexts } from '../../locales/define-texts'

/** The texts of swapping. Each has at most two sentences: what happened, then what to do. */
export const swapTexts = defineTexts('swap', {
  swap: 'Swap',
  pay: 'You pay',
  receive: 'You receive',
  placeholder: '0',
  selectToken: 'Select token',
  enterAmount: 'Enter amount',
  insufficientFunds: 'Insufficient balance',
  waitForQuote: 'Getting a price',
  noQuote: 'No price',
  review: 'Review swap',
  preparing: 'Preparing the review',
  max: 'Max',
  maxUnknown: (reason: string) => `The fee is not known, so Max filled in no amount. ${reason}.`,
  flip: 'Change the direction',
  held: (amount: string) => `${amount} held`,
  slippage: 'Max. slippage',
  slippagePercent: 'Max. slippage in percent',
  slippageWrong: 'Enter a percentage from 0.01 to 50.',
  rate: 'Rate',
  noPrice: 'There is no price right now. It is asked for again.',
  least: 'At least',
  impact: 'Price impact',
  impactHigh: (percent: string) => `This swap moves the price by ${percent} %. Swap less to lose less.`,
  unknown: 'Unknown',
  network: 'Network',
  networkFee: 'Network fee',
  feeUnknown: 'Shown by your wallet',
  router: 'Contract',
  edit: 'Edit',
  approve: 'Approve',
  reset: 'Take the earlier approval back',
  swapNow: 'Swap now',
  approving: 'Waiting for the network',
  approveText: (amount: string) =>
    `First allow the contract to take ${amount}, and no more. Then you confirm the swap.`,
  resetText: 'This token asks you to take an earlier approval back before you give another one.',
  confirmApproval: (amount: string) => `Allowing the contract to take ${amount}. Check the details in your wallet.`,
  confirmSwap: (amount: string, least: string) =>
    `Swapping ${amount} for at least ${least}. Check the details in your wallet.`,
  suggested: 'Suggested tokens',
  chooseText: (network: string) => `Tokens on ${network}`,
  declined: 'You declined the request. Nothing was sent.',
  accountChanged: 'The account or the network changed. Review again.',
  approvalReverted: 'The network refused the approval. Nothing was swapped.',
  moved: 'The price became worse. Check the new amounts, then confirm again.',
  earlierSent: 'The earlier transaction was sent. Review again if you want another swap.',
  notSent: 'It was not sent: another transaction took its place. You can swap again.',
  consent: 'Ask again anyway. If the earlier request goes through too, both are sent.',
  failed: 'The swap failed. Nothing was swapped.',
  refusals: {
    unknownCall: 'The swap that was prepared cannot be read. Nothing was sent.',
    unknownTarget: 'The swap would go to a contract that this app does not allow. Nothing was sent.',
    unknownSpender: 'The approval is for a contract that this app does not allow. Nothing was sent.',
    otherReceiver: 'The swap would pay to another account. Nothing was sent.',
    otherToken: 'The swap is for other tokens than you chose. Nothing was sent.',
    otherAmount: 'The swap is for another amount than you entered. Nothing was sent.',
    otherValue: 'The swap would take another amount than you entered. Nothing was sent.',
    otherMinimum: 'The swap does not keep the minimum that was shown. Nothing was sent.',
    negativeSlippage: 'The swap asks for more than the price allows. Nothing was sent.',
    unlimitedApproval: 'The approval has no limit. Nothing was sent.',
    expired: 'The swap is too old. Review again.',
    noPath: 'These tokens cannot be swapped for each other here. Choose another token.',
    insufficientFunds: 'The account holds less than this amount. Swap less.',
    wouldFail: 'The network says that this swap would fail. Review again, or allow more slippage.',
  },
})

export type SwapTexts = typeof swapTexts.english

declare module '../../locales/language' {
  interface TextsById {
    swap: SwapTexts
  }
}
