import { modalTests } from './named-test'
import type { Row } from './row'

/** Logins by e-mail and at providers. */
export const loginRows: readonly Row[] = [
  {
    id: 'F49',
    surface: 'e-mail',
    fault: 'The code of the mail is wrong, has expired, or was pasted with spaces.',
    outcome: 'The view says so, the address stays, and another code can be requested.',
    limit: 1_000,
    tests: [...modalTests('features/email/email-views.test.tsx', '[C8-20] that is wrong can be typed again')],
  },
  {
    id: 'F50',
    surface: 'e-mail',
    fault: 'Another code is requested within 30 seconds, or the clock was changed.',
    outcome: 'The view says in how many seconds another code can be requested: 1 to 30.',
    limit: 30_000,
    tests: [
      ...modalTests('features/email/email-views.test.tsx', '[C4-25] [C9-05] sends no second mail within 30 seconds'),
      ...modalTests(
        'connectors/auth-frame/auth-frame.test.ts',
        '[C4-25] [C9-05] %s ms after a mail, %s seconds are left',
      ),
    ],
  },
  {
    id: 'F51',
    surface: 'e-mail',
    fault: 'The browser blocks the window of the provider.',
    outcome: 'The view says so, and its button opens the window.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/socials/social-views.test.tsx',
        'shows that the browser blocked the window, and the button opens the window',
      ),
    ],
  },
  {
    id: 'F52',
    surface: 'e-mail',
    fault: 'The visitor closes the window of the provider.',
    outcome: 'The view leads back within a second.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/socials/social-views.test.tsx',
        'leads back to the Connect view within a second when the visitor closes the window',
      ),
    ],
  },
  {
    id: 'F53',
    surface: 'e-mail',
    fault: 'The page loses its access to the window of the provider.',
    outcome: 'The view offers to continue in the same tab.',
    limit: 45_000,
    tests: [
      ...modalTests(
        'features/socials/social-views.test.tsx',
        'offers to continue in the same tab if the page loses its access to the window',
        '[C8-04] fails if the window shows no page for 45 seconds',
      ),
    ],
    differs: 'The limit of an unanswered login is 45 seconds, as in the specification, and not 30.',
  },
  {
    id: 'F54',
    surface: 'e-mail',
    fault: 'The window of the provider sends its answer from another origin.',
    outcome: 'The login ends with Untrusted Origin. Messages of other windows change nothing.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/socials/social-views.test.tsx',
        'ends with "Untrusted Origin" if the window sends the answer from another origin',
        'ignores messages of other windows, and other messages of its own window',
      ),
    ],
    differs: 'The window of this login with a wrong origin ends the login with a message, instead of being ignored.',
  },
]
