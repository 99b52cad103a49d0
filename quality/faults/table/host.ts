import { modalTests } from './named-test'
import type { Row } from './row'

/** The page, the clock and the network around the modal. */
export const hostRows: readonly Row[] = [
  {
    id: 'F123',
    surface: 'clock',
    fault: 'The clock of the device jumps by an hour or a year.',
    outcome: 'Nothing stays locked. Caches are read again.',
    limit: 31_000,
  },
  {
    id: 'F124',
    surface: 'host',
    fault: 'The modal is disposed of while a request is open.',
    outcome: 'All listeners are gone, and a late answer changes nothing.',
    limit: 5_000,
    tests: [
      ...modalTests('stores/root/two-modals.test.ts', 'A modal that was disposed of ignores all events.'),
      ...modalTests(
        'features/all-wallets/directory/api.store.test.ts',
        'When the modal is destroyed, a request for wallets ends, and its timer is cancelled.',
      ),
    ],
    differs:
      'Unmounting a provider keeps the connection, because another page of the app may show it again. Only disposing of the modal ends everything.',
  },
  {
    id: 'F125',
    surface: 'host',
    fault: 'React mounts the modal twice in strict mode, or a module is replaced.',
    outcome: 'There is one modal, one frame and one connection.',
    limit: 1_000,
    tests: [
      ...modalTests('react/provider.test.tsx', 'Strict mode starts the modal once.'),
      ...modalTests(
        'features/embedded/embedded-wallet.test.tsx',
        "keeps its request when React's strict mode mounts it twice",
      ),
    ],
  },
  {
    id: 'F126',
    surface: 'host',
    fault: 'There is no window, as on a server.',
    outcome: 'Nothing is used of the browser, and nothing is thrown.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'react/server.test.tsx',
        'On a server no part of the platform is used.',
        'On a server the buttons are rendered for a visitor who is not connected.',
      ),
    ],
  },
  {
    id: 'F127',
    surface: 'host',
    fault: 'Two modals, or two versions, are on one page.',
    outcome: 'Both work, with stores of their own.',
    limit: 5_000,
    tests: [
      ...modalTests('stores/root/two-modals.test.ts', 'Two modals with different ids have separate connections.'),
    ],
  },
  {
    id: 'F128',
    surface: 'host',
    fault: 'A view throws while it is rendered.',
    outcome: 'The card says so. Other views, Back and Close work.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'modal/error-boundaries.test.tsx',
        'A view that throws says so, is reported, and can be rendered again.',
        'From a view that threw, other views can be reached.',
      ),
    ],
  },
  {
    id: 'F129',
    surface: 'host',
    fault: 'The code of a view or of the modal cannot be loaded.',
    outcome: 'The next click loads the code again. The rest works.',
    limit: 5_000,
    tests: [
      ...modalTests('modal/view-outlet.test.tsx', 'A view that fails to load says so, and can be tried again.'),
      ...modalTests(
        'react/modal-loader.test.tsx',
        'A chunk that failed to load is downloaded again by the next click.',
      ),
    ],
  },
  {
    id: 'F130',
    surface: 'host',
    fault: 'The page has a strict content security policy.',
    outcome: 'Everything works without a violation.',
    limit: 10_000,
  },
  {
    id: 'F131',
    surface: 'host',
    fault: 'The page has a hostile prototype, frozen built-ins, or its own fetch.',
    outcome: 'Everything works. Nothing is read from a prototype.',
    limit: 5_000,
    tests: [...modalTests('adapters/evm/session.test.ts', 'a frozen provider can be connected, asked and followed')],
    differs:
      'A page whose prototype has enumerable properties cannot load a build of Vite 8 at all, because the bundler lists the exports of a module with `for … in`. The flow in Chromium uses properties that are not enumerable; the cases in Node use enumerable ones.',
  },
  {
    id: 'F132',
    surface: 'host',
    fault: 'Other dialogs, a war of layers, or styles of the body surround the modal.',
    outcome: 'The modal is usable. The scroll position and the focus are as before.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'modal/modal-dialog.test.tsx',
        'Opened over a dialog that hides the page from screen readers, the modal is visible to them.',
        'Events inside the dialog do not reach other dialogs of the page, and Escape is handled first.',
      ),
    ],
  },
  {
    id: 'F133',
    surface: 'network',
    fault: 'The device is offline, or a captive portal answers everything.',
    outcome: 'Failures are said, and the account recovers by itself. Each resource is read once.',
    limit: 45_000,
  },
  {
    id: 'F134',
    surface: 'host',
    fault: 'The page is hidden for half an hour, frozen, or restored from the cache of the browser.',
    outcome: 'The state is read again within two seconds.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'stores/account/account.store.test.ts',
        'A hidden page reads nothing; when it becomes visible, it reads once.',
      ),
      ...modalTests(
        'features/siwx/siwx.store.ends.test.ts',
        'A session ends when the service says so, also on a device that has slept.',
      ),
    ],
  },
  {
    id: 'F135',
    surface: 'wallet',
    fault: 'One wallet refuses to disconnect, or never answers.',
    outcome: 'The account is reset within five seconds. The failure is logged with its namespace.',
    limit: 5_000,
  },
]
