import type { Row } from './row'

/** Sending money. */
export const sendRows: readonly Row[] = [
  {
    id: 'F10',
    surface: 'send',
    fault: 'The wallet takes back its accounts while a transfer is confirmed.',
    outcome: 'The account is disconnected. A wallet that was not asked yet is not asked any more.',
    limit: 1_000,
  },
  {
    id: 'F78',
    surface: 'send',
    fault: 'The visitor declines the transfer in the wallet.',
    outcome: 'The review says so, the form stays, and the transfer can be confirmed again.',
    limit: 1_000,
  },
  {
    id: 'F79',
    surface: 'send',
    fault: 'The network has no receipt for a sent transaction.',
    outcome: 'The transfer stays pending and is asked for again. It never counts as failed.',
    limit: 70_000,
  },
  {
    id: 'F80',
    surface: 'send',
    fault: 'The wallet reports an error after the node has accepted the transaction.',
    outcome: 'The transfer is in doubt and looked up on the network. It is not sent again without consent.',
    limit: 5_000,
  },
  {
    id: 'F81',
    surface: 'send',
    fault: 'The wallet changes to another account after the review.',
    outcome: 'The transfer needs a new review. Nothing is sent from another account than the reviewed one.',
    limit: 5_000,
  },
  {
    id: 'F82',
    surface: 'send',
    fault: 'The wallet changes to another network after the review.',
    outcome: 'The form is emptied. No request names another network than the reviewed one.',
    limit: 5_000,
  },
  {
    id: 'F87',
    surface: 'send',
    fault: 'The visitor presses Send twenty times.',
    outcome: 'The wallet is asked once.',
    limit: 5_000,
  },
]
