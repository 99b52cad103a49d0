import { modalTests } from './named-test'
import type { Row } from './row'

/** The frame of the embedded wallet. */
export const frameRows: readonly Row[] = [
  {
    id: 'F40',
    surface: 'frame',
    fault: 'The frame of the embedded wallet never loads.',
    outcome: 'After 20 seconds the alert says that the embedded wallet could not be loaded. All waiting calls end.',
    limit: 20_100,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        '[C8-03] [C8-19] [C9-04] a frame that does not load in 20 s rejects with its own text, and raises an alert',
      ),
    ],
  },
  {
    id: 'F41',
    surface: 'frame',
    fault: 'The frame is ready shortly before or after the limit, or says so twice.',
    outcome: 'A frame that is ready in time is used. READY twice changes nothing.',
    limit: 25_000,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        '[C4-17] nothing is posted before READY; `init` waits 500 ms more, once for all callers',
        'a document that says READY before its `load` event is ready; READY twice changes nothing',
      ),
    ],
  },
  {
    id: 'F42',
    surface: 'frame',
    fault: 'A content security policy blocks the frame.',
    outcome: 'The end is that of F40, or the alert Unverified domain.',
    limit: 20_100,
  },
  {
    id: 'F43',
    surface: 'frame',
    fault: 'The frame does not answer a request to connect for 30 seconds.',
    outcome: 'The alert says that the embedded wallet timed out. Every waiting request ends.',
    limit: 30_100,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        'a frame is loaded again after two late replies in a row; a document that is no wallet is replaced at once',
      ),
    ],
  },
  {
    id: 'F44',
    surface: 'frame',
    fault: 'The frame answers with an error without a message.',
    outcome: 'The visitor reads An error occurred, and can try again.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        '[C7-30] [C8-20] rejects with the message of an error reply, and with "An error occurred" without one',
      ),
    ],
  },
  {
    id: 'F45',
    surface: 'frame',
    fault: 'A reply has another id, comes twice or late, or belongs to another method.',
    outcome: 'Nothing happens. The waiting request goes on.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        'takes neither a reply of another name, nor another id, nor a reply that comes again',
      ),
    ],
  },
  {
    id: 'F46',
    surface: 'frame',
    fault: 'A message comes from another window or another origin.',
    outcome: 'Nothing happens.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        'its request was posted',
        '20,000 forged messages change nothing',
      ),
    ],
  },
  {
    id: 'F47',
    surface: 'frame',
    fault: 'The frame reloads or crashes during a request.',
    outcome: 'The request ends with an error that says whether to check before repeating it.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        'a frame that loads again rejects what the old document was asked, and waits for the new one',
        'after the frame has reloaded, the error of %s says that the request may have been sent',
      ),
    ],
  },
  {
    id: 'F48',
    surface: 'frame',
    fault: 'The page removes the frame.',
    outcome: 'The next request adds the frame again. There is at most one frame.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-element.test.ts',
        'a page that removes the frame is noticed, and the next request adds the frame again',
      ),
    ],
  },
  {
    id: 'F55',
    surface: 'frame',
    fault: 'The page requests a method that is on no list.',
    outcome: 'After 300 ms the modal says that the action is not allowed. The request is not sent.',
    limit: 300,
    tests: [
      ...modalTests(
        'features/embedded/embedded-wallet.test.tsx',
        '[C6-06] [C8-11] a method off the list opens the modal, says so after 300 ms, and aborts what waits',
      ),
    ],
  },
  {
    id: 'F56',
    surface: 'frame',
    fault: 'The frame does not answer when the visitor signs out.',
    outcome: 'Signing out ends after three seconds, and the login is forgotten.',
    limit: 3_100,
    tests: [
      ...modalTests(
        'connectors/auth-frame/auth-frame.test.ts',
        '[C4-21] [C9-04] signing out forgets the login before it is posted, and waits for three seconds at most',
      ),
    ],
  },
  {
    id: 'F57',
    surface: 'frame',
    fault: 'The frame says that nobody is logged in.',
    outcome: 'The visitor is disconnected, and the login is forgotten.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/auth-frame/auth-frame.test.ts',
        '[C4-21] with the answer false, the login is forgotten',
      ),
      ...modalTests(
        'features/embedded/embedded-wallet.test.tsx',
        'forgets the account of a visitor who is not signed in any more',
      ),
    ],
  },
  {
    id: 'F58',
    surface: 'frame',
    fault: 'The browser keeps the storage of the frame apart, or forbids it.',
    outcome: 'The visitor logs in for each site, or for this visit. No loop.',
    limit: 10_000,
  },
  {
    id: 'F148',
    surface: 'frame',
    fault: 'The script of the frame fails when it loads.',
    outcome: 'The end is that of F40.',
    limit: 20_100,
    tests: [
      ...modalTests(
        'connectors/auth-frame/frame-client.test.ts',
        '[C8-19] an error of the frame element rejects everything',
      ),
    ],
  },
]
