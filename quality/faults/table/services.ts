import { modalTests } from './named-test'
import type { Row } from './row'

/** Services and chains: activity, balances, names, pictures. */
export const servicesRows: readonly Row[] = [
  {
    id: 'F95',
    surface: 'history',
    fault: 'The activity cannot be read.',
    outcome: 'The visitor reads Failed to fetch transactions. Earlier rows stay, and another try works.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'features/history/history-views.test.tsx',
        'A page that failed to load leaves the rows, and can be tried again at their end.',
      ),
    ],
  },
  {
    id: 'F96',
    surface: 'history',
    fault: 'The cursor of the activity repeats itself, or its pages never end.',
    outcome: 'The list ends, or asks the visitor whether to go on. Each row is listed once.',
    limit: 12_000,
  },
  {
    id: 'F97',
    surface: 'history',
    fault: 'Rows of the activity lack parts, have huge texts, or are marked as spam.',
    outcome: 'Such rows are left out or cut. The others are shown.',
    limit: 5_000,
  },
  {
    id: 'F98',
    surface: 'balance',
    fault: 'The tokens cannot be read from any source.',
    outcome:
      'The visitor reads Token Balance Unavailable. The last list stays, and nothing is requested for 30 seconds.',
    limit: 29_000,
  },
  {
    id: 'F99',
    surface: 'service',
    fault: 'A service answers 429 or 503.',
    outcome: 'The view says so or uses another source. There is no storm of requests.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'features/tokens/token-balances.store.test.ts',
        'A service that is out of order (503) is not polled any more; after other refusals it is.',
      ),
    ],
    differs:
      'There is no quiet retry: lists are read again by their usual polls or by the visitor, which is less than three retries.',
  },
  {
    id: 'F100',
    surface: 'service',
    fault: 'A service answers with HTML, cut JSON, a wrong charset or NaN.',
    outcome: 'The answer counts as a failure. Nothing of it is used.',
    limit: 12_000,
    tests: [...modalTests('services/data-service.test.ts', 'an answer of %s is refused')],
  },
  {
    id: 'F101',
    surface: 'service',
    fault: 'An answer has __proto__, is nested deeply, has 50 MB, or never ends.',
    outcome: 'The answer is refused, or its odd parts are dropped. No prototype changes.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'services/json-rpc.test.ts',
        'an endless response is aborted, and its content is dropped',
        'a response whose Content-Length is too large is not read',
      ),
    ],
  },
  {
    id: 'F102',
    surface: 'rpc',
    fault: 'An endpoint belongs to another chain.',
    outcome: 'The endpoint is not used any more. Nothing of its answers is shown.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'services/http.rpc-client.test.ts',
        'an endpoint of another network is never asked again, and the next one answers',
      ),
    ],
  },
  {
    id: 'F103',
    surface: 'rpc',
    fault: 'No endpoint of the network answers.',
    outcome: 'The last balance stays, and the reading ends after ten seconds.',
    limit: 25_000,
  },
  {
    id: 'F104',
    surface: 'service',
    fault: 'A picture is missing, slow, huge, or a drawing with a script.',
    outcome: 'A placeholder is shown. No script runs.',
    limit: 2_100,
    tests: [
      ...modalTests(
        'components/marks/logo.test.tsx',
        'A picture that fails to load is replaced by the icon, and a new one is tried again.',
      ),
      ...modalTests(
        'connectors/evm/eip6963.test.ts',
        'a drawing with a script in it stays an address of a picture, where scripts do not run',
      ),
    ],
  },
  {
    id: 'F105',
    surface: 'service',
    fault: 'The analytics service is dead, slow, or answers 403.',
    outcome: 'After 403 the alert Invalid App Configuration is raised once. Otherwise nothing happens.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'features/analytics/event-reporter.test.ts',
        'A service that hangs, or answers nonsense, disturbs nothing.',
        '[C7-02] MODAL_CREATED and switched-off analytics are not sent; a 403 shows the origin alert once.',
      ),
    ],
  },
  {
    id: 'F106',
    surface: 'service',
    fault: 'The directory of wallets cannot be reached.',
    outcome: 'Wallets of this browser connect. The list says that it could not be loaded, and another try works.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'features/all-wallets/all-wallets.view.test.tsx',
        'While the directory is loading, placeholders are shown; a failure can be tried again.',
      ),
    ],
  },
  {
    id: 'F107',
    surface: 'service',
    fault: 'The quote of a purchase fails, its address is not allowed, or its window is blocked.',
    outcome: 'The fallback limits are used. Only listed addresses are opened.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'features/onramp/on-ramp.store.test.ts',
        '[C9-15] without an answer of the service, card takes 10 to 7500 and a bank account 10 to 25000',
      ),
      ...modalTests(
        'features/onramp/on-ramp-views.test.tsx',
        'an address of another origin is never opened, and the row can be pressed again',
      ),
      ...modalTests(
        'features/onramp/purchase.store.test.ts',
        'a blocked window, a failing service and a provider without reports have ends of their own',
      ),
    ],
  },
  {
    id: 'F108',
    surface: 'names',
    fault: 'Suggestions of names fail.',
    outcome: 'The form says Error fetching name suggestions. Typing goes on.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/account-names/account-names.test.tsx',
        '[C8-24] When suggestions fail with the reason %s, the form says "%s".',
      ),
    ],
  },
  {
    id: 'F109',
    surface: 'names',
    fault: 'A name cannot be registered.',
    outcome: 'The form says so, and the name stays in the field.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/account-names/account-names.test.tsx',
        'When the language of the modal changes, the message about a failed registration changes to the new language.',
        '[C4-22] Nothing is posted when %s, and the form says so.',
      ),
    ],
  },
  {
    id: 'F110',
    surface: 'names',
    fault: 'The name was registered, and the answer is lost.',
    outcome: 'The name is looked up. It is not registered twice.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'features/account-names/account-names.test.tsx',
        '[C4-22] [C7-12] [C2-13] a name is signed, checked, posted, looked up and stored, and the form gives way to the success',
        'When the answer to a successful registration is lost, the modal finds the name by a lookup, and does not post the name again.',
      ),
    ],
  },
]
