import { modalTests } from './named-test'
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
    id: 'F71',
    surface: 'send',
    fault: 'The amount or the receiver is empty.',
    outcome: 'The review says that an amount and a receiver address are required. No request is made.',
    limit: 1_000,
  },
  {
    id: 'F72',
    surface: 'send',
    fault: 'No token is chosen.',
    outcome: 'The review says that a token is required. No request is made.',
    limit: 1_000,
  },
  {
    id: 'F73',
    surface: 'send',
    fault: 'The namespace cannot send.',
    outcome: 'The review says Unsupported chain.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/send/send-flow.test.ts',
        "[C8-18] 'An amount and receiver address are required', 'A token is required', 'Unsupported chain'",
      ),
    ],
  },
  {
    id: 'F74',
    surface: 'send',
    fault: 'The name of the receiver cannot be looked up, or nobody has the name.',
    outcome: 'The field says so, the form stays, and there is no review.',
    limit: 15_000,
    tests: [...modalTests('features/send/receiver-entry.test.ts', 'that cannot be looked up says so; the form stays')],
  },
  {
    id: 'F75',
    surface: 'send',
    fault: 'Answers about names come in another order, or a name moves before the transfer is confirmed.',
    outcome: 'The latest entry counts. A name that has moved stops the transfer.',
    limit: 15_000,
    tests: [
      ...modalTests(
        'features/send/receiver-entry.test.ts',
        'The last entry wins, in whichever order the answers arrive.',
      ),
      ...modalTests(
        'features/send/send-views.test.tsx',
        'A name that now resolves to another address stops the request.',
      ),
    ],
  },
  {
    id: 'F76',
    surface: 'send',
    fault: 'The receiver looks like a known address.',
    outcome: 'Both addresses are shown, and there is no review before the visitor has compared them.',
    limit: 2_000,
    tests: [
      ...modalTests(
        'features/send/send-views.test.tsx',
        'A look-alike is shown beside the known address, and has to be compared.',
      ),
    ],
  },
  {
    id: 'F77',
    surface: 'send',
    fault: 'The clipboard has another address than the one that was copied.',
    outcome: 'The visitor is warned.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/send/send-views.test.tsx',
        'A copied address can be pasted; a browser that refuses says so.',
        'repeats the warnings about the receiver',
      ),
    ],
    differs:
      'The modal cannot know what another app has put into the clipboard. The pasted address is shown in full, is compared with all known addresses, and is marked when it is new.',
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
    tests: [
      ...modalTests(
        'features/transactions/sent-transactions.test.ts',
        '[C9-06] After 25 seconds it is unknown, not failed; then it is queried every 30 seconds; 99 are kept.',
      ),
    ],
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
    id: 'F83',
    surface: 'send',
    fault: 'A token returns nothing for a transfer, or returns false.',
    outcome:
      'A token that returns nothing is sent with its own ABI. A token that returns false does not reach the review.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'adapters/evm/reader/transfers/transfer.test.ts',
        'a standard token has to answer true',
        'the seven USDT contracts are called with another ABI, without a return value',
      ),
    ],
  },
  {
    id: 'F84',
    surface: 'send',
    fault: 'The account does not have enough for the amount and the fee, or its balance is out of date.',
    outcome: 'The form says so with the figures. The wallet is not asked.',
    limit: 5_000,
    tests: [
      ...modalTests('features/send/send-views.test.tsx', 'A fee that is not covered is reported with its figures.'),
    ],
  },
  {
    id: 'F85',
    surface: 'send',
    fault: 'The amount is written as 1e18, 1,5, with spaces, with other digits, in hexadecimal, or with 31 decimals.',
    outcome: 'The amount is taken exactly as a visitor reads it, or not at all. Nothing is rounded.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/send/amounts.test.ts',
        'Characters that are not part of a number are left out while typing.',
      ),
      ...modalTests('features/send/send.store.test.ts', 'More decimals than the token has are refused, not cut.'),
    ],
  },
  {
    id: 'F86',
    surface: 'send',
    fault: 'On Solana the blockhash expires, or the state of a transaction is not known.',
    outcome: 'The transaction is looked up. A repetition needs consent.',
    limit: 60_000,
    tests: [
      ...modalTests(
        'features/send/send-solana.test.ts',
        'A transaction that the network already has must not be sent again.',
      ),
      ...modalTests(
        'adapters/solana/reader/transfers/find-sent.test.ts',
        'the transaction is found even if the wallet changed the blockhash and the compute price',
        'A network that does not answer proves nothing.',
      ),
    ],
  },
  {
    id: 'F87',
    surface: 'send',
    fault: 'The visitor presses Send twenty times.',
    outcome: 'The wallet is asked once.',
    limit: 5_000,
  },
  {
    id: 'F88',
    surface: 'send',
    fault: 'The page is reloaded while a transfer is pending.',
    outcome: 'The transfer is shown again and followed.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'features/send/send-reload.test.ts',
        'is in doubt after a reload: the wallet is asked again only with consent',
        'is noted and followed when the network has the transaction after the reload',
      ),
    ],
  },
]
