import type { TransactionKind } from './timeline/transaction-rows'
import { defineTexts } from '../../locales/define-texts'

/** The title of a transaction by its state: confirmed, pending or failed. */
interface KindTexts {
  done: string
  pending: string
  failed: string
}

const kinds: Record<TransactionKind, KindTexts> = {
  approve: { done: 'Approved', pending: 'Approving', failed: 'Approval failed' },
  borrow: { done: 'Borrowed', pending: 'Borrowing', failed: 'Borrowing failed' },
  burn: { done: 'Burnt', pending: 'Burning', failed: 'Burning failed' },
  buy: { done: 'Bought', pending: 'Buying', failed: 'Purchase failed' },
  cancel: { done: 'Canceled', pending: 'Canceling', failed: 'Cancel failed' },
  claim: { done: 'Claimed', pending: 'Claiming', failed: 'Claim failed' },
  deploy: { done: 'Deployed', pending: 'Deploying', failed: 'Deployment failed' },
  deposit: { done: 'Deposited', pending: 'Depositing', failed: 'Deposit failed' },
  execute: { done: 'Executed', pending: 'Executing', failed: 'Execution failed' },
  mint: { done: 'Minted', pending: 'Minting', failed: 'Mint failed' },
  receive: { done: 'Received', pending: 'Receiving', failed: 'Receiving failed' },
  repay: { done: 'Repaid', pending: 'Repaying', failed: 'Repayment failed' },
  sell: { done: 'Sold', pending: 'Selling', failed: 'Sale failed' },
  send: { done: 'Sent', pending: 'Sending', failed: 'Send failed' },
  stake: { done: 'Staked', pending: 'Staking', failed: 'Staking failed' },
  trade: { done: 'Swapped', pending: 'Swapping', failed: 'Swap failed' },
  unstake: { done: 'Unstaked', pending: 'Unstaking', failed: 'Unstaking failed' },
  withdraw: { done: 'Withdrawn', pending: 'Withdrawing', failed: 'Withdrawal failed' },
}

/** The texts of the activity list. */
export const historyTexts = defineTexts('history', {
  tab: 'Activity',
  list: 'Transactions',
  kinds,
  sendingTo: (receiver: string) => `Sending to ${receiver}`,
  notConfirmed: 'Not confirmed yet',
  from: (sender: string) => `from ${sender}`,
  to: (receiver: string) => `to ${receiver}`,
  confirmed: 'Confirmed',
  pending: 'Pending',
  failed: 'Failed',
  notSent: 'Not sent',
  nameless: '-',
  moreTransfers: (count: number) =>
    new Intl.PluralRules('en').select(count) === 'one' ? 'and 1 more' : `and ${count} more`,
  allActivity: 'All activity',
  showMore: 'Show more',
  ownOnly: 'Only transactions sent from this browser are shown.',
  unavailable: 'Activity is not available',
  unavailableText: 'The data service did not answer, and nothing was sent from this browser.',
  incomplete: 'The rest did not load.',
  noTransactions: 'No transactions yet',
  noTransactionsText: 'Send, receive or use an app, and it shows up here.',
  noActivity: 'No activity yet',
  noActivityText: 'Your next transactions appear here.',
  receive: 'Receive',
})

export type HistoryTexts = typeof historyTexts.english

declare module '../../locales/language' {
  interface TextsById {
    history: HistoryTexts
  }
}
