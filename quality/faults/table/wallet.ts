import { modalTests } from './named-test'
import type { Row } from './row'

/** Wallets in the browser: connecting, and what they report. */
export const walletRows: readonly Row[] = [
  {
    id: 'F01',
    surface: 'wallet',
    fault:
      'The visitor declines in the wallet. The wallet spells that with a code, a text, a nested code or a message only.',
    outcome:
      'The view says that the visitor declined, and Try again works. Nobody is connected; an earlier connection stays.',
    limit: 1_000,
  },
  {
    id: 'F02',
    surface: 'wallet',
    fault: 'The wallet answers that a request is already open (-32002).',
    outcome: 'The view sends the visitor to the request in the wallet. No second request is made.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'stores/connection/connect.test.ts',
        'Asking again does not undo the first request, which may still be approved.',
      ),
    ],
  },
  {
    id: 'F03',
    surface: 'wallet',
    fault: 'The wallet never answers: it is locked, or its window was closed.',
    outcome:
      'The view says where to approve. Leaving the view ends the attempt within 100 ms, and later answers are ignored.',
    limit: 60_000,
    differs: 'The button Open again is there from the start, so no hint comes after ten seconds.',
  },
  {
    id: 'F04',
    surface: 'wallet',
    fault: 'The wallet approves after the visitor has left.',
    outcome: 'Nothing changes. An approval before the visitor left counts.',
    limit: 1_000,
    impossible: { before: 'Nobody can leave an attempt that has not begun.' },
  },
  {
    id: 'F05',
    surface: 'wallet',
    fault: 'The wallet shares no list of accounts, an empty list, 10,000 accounts, or the same account many times.',
    outcome:
      'The view says that the wallet shared no account. Of many accounts the first hundred are listed, each once.',
    limit: 1_000,
  },
  {
    id: 'F06',
    surface: 'wallet',
    fault: 'An account of the wallet is no address, or has the wrong case.',
    outcome: 'An invalid account is not stored. An address in another case gets its checksum.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'stores/connection/sessions.test.ts',
        '[C8-12] Invalid addresses and network ids are refused in the words of the specification.',
      ),
    ],
    differs:
      'The EVM adapter leaves invalid accounts out, so the visitor reads that the wallet shared no account. The error Invalid CAIP Address is left to adapters without a check of their own.',
  },
  {
    id: 'F07',
    surface: 'wallet',
    fault: 'The function for requests throws at once, returns no promise, or cannot even be read.',
    outcome: 'The view shows the error of the wallet. No error stays uncaught.',
    limit: 1_000,
  },
  {
    id: 'F08',
    surface: 'wallet',
    fault: 'The wallet has no functions for listeners.',
    outcome: 'The wallet works without events.',
    limit: 1_000,
  },
  {
    id: 'F09',
    surface: 'wallet',
    fault: 'The wallet reports 10,000 changes of the account in one second.',
    outcome: 'The account of the last report is shown.',
    limit: 2_000,
    impossible: { before: 'Before the connection nobody listens to the wallet.' },
    tests: [...modalTests('adapters/evm/session.test.ts', 'an event of the wallet is newer than a late answer')],
  },
  {
    id: 'F11',
    surface: 'wallet',
    fault: 'The wallet reports a chain in an odd spelling, a malformed chain, or a chain that the app does not list.',
    outcome: 'A malformed report is ignored. An unknown chain leads to the view for unsupported chains.',
    limit: 1_000,
    impossible: { before: 'Before the connection nobody listens to the wallet.' },
    tests: [
      ...modalTests(
        'stores/connection/sessions.test.ts',
        '[C4-07] An unsupported network is first a placeholder, then the UnsupportedChain view.',
      ),
    ],
  },
  {
    id: 'F12',
    surface: 'wallet',
    fault: 'The wallet reports that it is disconnected, from everything (4900) or from one chain (4901, 1013).',
    outcome:
      'A wallet that is gone is disconnected. A wallet that lost one chain, or that still answers, keeps its account.',
    limit: 5_000,
    impossible: { before: 'Before the connection nobody listens to the wallet.' },
  },
  {
    id: 'F13',
    surface: 'wallet',
    fault: 'The extension is updated or removed: every request fails, and the wallet reports a disconnection.',
    outcome:
      'The account is reset, and the wallet is not remembered. The visitor can connect again when the wallet is back.',
    limit: 5_000,
    impossible: { before: 'A wallet that is gone before the visitor chooses it is the wallet of F07.' },
  },
]
