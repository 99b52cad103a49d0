import type { Row } from './row'

const isConnected = 'Before the connection there is no account that could change.'

/** Wallets in the browser: connecting, their events, switching and discovery. */
export const walletRows: readonly Row[] = [
  {
    id: 'F01',
    surface: 'wallet',
    fault: 'The visitor declines in the wallet. The wallet spells that with a code, a text, a nested code or a message only.',
    outcome: 'The view says that the visitor declined, and Try again works. Nobody is connected; an earlier connection stays.',
    limit: 1_000,
  },
  {
    id: 'F02',
    surface: 'wallet',
    fault: 'The wallet answers that a request is already open (-32002).',
    outcome: 'The view sends the visitor to the request in the wallet. No second request is made.',
    limit: 1_000,
  },
  {
    id: 'F03',
    surface: 'wallet',
    fault: 'The wallet never answers: it is locked, or its window was closed.',
    outcome: 'The view says where to approve. Leaving the view ends the attempt within 100 ms, and later answers are ignored.',
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
    outcome: 'The view says that the wallet shared no account. Of many accounts the first hundred are listed, each once.',
    limit: 1_000,
  },
  {
    id: 'F06',
    surface: 'wallet',
    fault: 'An account of the wallet is no address, or has the wrong case.',
    outcome: 'An invalid account is not stored. An address in another case gets its checksum.',
    limit: 1_000,
    differs: 'The EVM adapter leaves invalid accounts out, so the visitor reads that the wallet shared no account. The alert Invalid CAIP Address is left to adapters without a check of their own.',
    tests: [
      {
        file: 'template/src/wallet-modal/stores/connection/sessions.test.ts',
        title: '[C8-12] Invalid addresses and network ids are refused in the words of the specification.',
      },
    ],
  },
  {
    id: 'F07',
    surface: 'wallet',
    fault: 'The function for requests throws at once, returns no promise, or cannot even be read.',
    outcome: 'The view shows the error of the wallet. No error stays uncaught.',
    limit: 1_000,
  },
]
void isConnected
