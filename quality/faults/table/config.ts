import { modalTests } from './named-test'
import type { Row } from './row'

/** Options and calls of the host app. */
export const configRows: readonly Row[] = [
  {
    id: 'F136',
    surface: 'config',
    fault: 'There is no project id, siwx and siweConfig are both set, or a network is not listed.',
    outcome:
      'The alerts Project ID Not Configured and Network Not Found, and the error about both options. Wallets of this browser connect.',
    limit: 2_000,
    tests: [
      ...modalTests('features/siwx/siwx.store.test.ts', '[C5-05] `siwx` and `siweConfig` at once are an error.'),
      ...modalTests(
        'features/pairing/pairing.store.test.ts',
        'Without a project id and a relay host there is an alert, and an error in the view.',
      ),
    ],
  },
  {
    id: 'F149',
    surface: 'config',
    fault:
      'The page calls the modal with something that does not exist: a network, a connector, a listener that is no function.',
    outcome: 'The page gets an error with the words of the specification. The modal stays usable.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'stores/connection/chain.store.test.ts',
        '[C8-22] The six errors of chains and clients.',
        '[C5-18] Adding and resetting account data require a chain.',
      ),
    ],
  },
  {
    id: 'F150',
    surface: 'config',
    fault: 'A helper gets no text, an invalid CAIP text, or runs out of time.',
    outcome: 'The helper fails with the words of the specification. No value is half read.',
    limit: 1_000,
    tests: [
      ...modalTests('domain/errors/errors.test.ts', 'The helpers fail with the messages of the specification.'),
      ...modalTests(
        'domain/helpers.test.ts',
        'JSON is parsed, other texts are returned, and anything else is refused.',
      ),
    ],
  },
]
