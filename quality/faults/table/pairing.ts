import { modalTests } from './named-test'
import type { Row } from './row'

/** Pairing with a wallet on another device. */
export const pairingRows: readonly Row[] = [
  {
    id: 'F23',
    surface: 'pairing',
    fault: 'The relay cannot be reached.',
    outcome: 'The view says that the pairing service does not answer. The modal stays usable, and another try works.',
    limit: 30_000,
  },
  {
    id: 'F24',
    surface: 'pairing',
    fault: 'The connection to the relay drops while the code is shown.',
    outcome: 'The code stays, and an approval is still received.',
    limit: 1_000,
  },
  {
    id: 'F25',
    surface: 'pairing',
    fault: 'The code is about to expire, has expired, or the page was asleep.',
    outcome: 'A new code is shown by itself. An expired code is never shown.',
    limit: 250_000,
  },
  {
    id: 'F26',
    surface: 'pairing',
    fault: 'The wallet declines the pairing.',
    outcome: 'The view says so, and a new code is ready behind the message.',
    limit: 1_000,
    impossible: { before: 'A wallet cannot decline a code that it has not seen.' },
  },
  {
    id: 'F27',
    surface: 'pairing',
    fault: 'The wallet approves after the code has expired, or after another wallet has connected.',
    outcome: 'Nothing changes here, and the session is ended at the relay.',
    limit: 1_000,
    impossible: { before: 'A wallet cannot approve a code that it has not seen.' },
    tests: [
      ...modalTests(
        'features/pairing/pairing.store.test.ts',
        'An approval after the link has expired ends the session.',
        'An approval after the modal was closed connects, and the modal stays closed.',
      ),
    ],
    differs:
      'An approval after the modal was closed connects while the code is valid, because the visitor may still be reading the request on the phone.',
  },
  {
    id: 'F28',
    surface: 'pairing',
    fault:
      'The wallet approves without an account of a required chain, with invalid accounts, or for another namespace.',
    outcome: 'The view says what is missing, and the session is ended. A session with some of the chains is kept.',
    limit: 1_000,
    impossible: {
      before: 'A wallet cannot approve a code that it has not seen.',
      after: 'The approval is the end of the action.',
    },
    tests: [
      ...modalTests(
        'features/pairing/views/pairing-views.test.tsx',
        'If the wallet approves only another namespace, the view says so and the session is ended.',
      ),
    ],
  },
  {
    id: 'F29',
    surface: 'pairing',
    fault: 'The relay says that the token is not valid yet, because the clock of the device is wrong.',
    outcome: 'The alert Session Expired says to check the time. No storm of retries.',
    limit: 60_000,
  },
  {
    id: 'F30',
    surface: 'pairing',
    fault: 'The relay does not allow the origin of the page.',
    outcome: 'The alert Invalid App Configuration, once.',
    limit: 60_000,
  },
  {
    id: 'F31',
    surface: 'pairing',
    fault: 'The relay does not know the project.',
    outcome: 'The alert Invalid Project ID, once.',
    limit: 60_000,
  },
  {
    id: 'F32',
    surface: 'pairing',
    fault: 'Envelopes arrive twice, in another order, or cut off.',
    outcome: 'Each message counts once.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/walletconnect/earlier-answers.test.ts',
        'a session that is there already is not opened a second time',
      ),
      ...modalTests(
        'connectors/walletconnect/providers.test.ts',
        'the end is reported once as 4900, and no account is left',
      ),
    ],
    differs: 'The published client of the relay drops repeated envelopes. Here only its results are checked.',
  },
  {
    id: 'F33',
    surface: 'pairing',
    fault: 'The relay does not know the stored session any more.',
    outcome: 'The visitor is disconnected without a message, and the recent wallets stay.',
    limit: 10_000,
    impossible: { during: 'The stored session is read in one step.' },
    tests: [
      ...modalTests(
        'features/pairing/pairing.store.test.ts',
        'A session that has ended is forgotten without an error.',
      ),
    ],
  },
  {
    id: 'F34',
    surface: 'pairing',
    fault: 'The wallet ends the session while a request is open.',
    outcome: 'The account goes, and the request ends with an error.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/transactions/transaction-stack.test.ts',
        'If the visitor stops waiting, the modal goes back, and the answer does not change the view.',
      ),
      ...modalTests(
        'features/pairing/pairing.store.test.ts',
        'When the wallet ends the session, the account goes and the recent wallets stay.',
      ),
    ],
  },
  {
    id: 'F35',
    surface: 'pairing',
    fault: 'The device was asleep for eight hours.',
    outcome: 'The session is there again, or gone, within 15 seconds.',
    limit: 15_000,
    tests: [
      ...modalTests(
        'features/pairing/pairing.store.test.ts',
        'A page that was asleep makes a new link when the visitor returns.',
      ),
    ],
    differs: 'The published client of the relay connects again by itself. The proof is a relay that drops and returns.',
  },
  {
    id: 'F36',
    surface: 'pairing',
    fault: 'Two tabs share one store.',
    outcome: 'Both tabs work, and one of them takes an approval.',
    limit: 10_000,
    tests: [
      ...modalTests(
        'features/pairing/pairing.store.test.ts',
        'If two tabs wait for one approval, the tab that hears it last leaves the session to the other.',
        "A second tab follows a disconnect, and does not undo the first tab's new connection.",
      ),
    ],
  },
  {
    id: 'F37',
    surface: 'pairing',
    fault: 'The link of the pairing has 5,000 characters.',
    outcome: 'The link can be copied. Nothing is thrown.',
    limit: 1_000,
    tests: [
      ...modalTests('components/qr-code/qr-path.test.ts', 'A link of 5,000 characters gives no code and no error.'),
    ],
  },
  {
    id: 'F38',
    surface: 'pairing',
    fault: 'The app of the wallet is not installed.',
    outcome: 'The page stays, with the link, the code and the store.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'features/pairing/views/pairing-views.test.tsx',
        'An app that does not open is reported in the view, with the link, the code and the store.',
      ),
    ],
  },
  {
    id: 'F39',
    surface: 'pairing',
    fault: 'A request cannot be published at the relay for a minute.',
    outcome:
      'The request ends with an error that leaves open whether the wallet got it, so it is not repeated without consent.',
    limit: 60_000,
    tests: [
      ...modalTests(
        'connectors/walletconnect/kit-session.test.ts',
        'a relay that fails to end a session is a failure, and the session is over here: %s',
      ),
      ...modalTests(
        'features/send/send-doubts.test.ts',
        'is asked again only with the consent of the visitor, and once for each',
      ),
    ],
    differs: 'A request without an answer is a doubt: it is looked up on the network, and a repetition needs consent.',
  },
]
