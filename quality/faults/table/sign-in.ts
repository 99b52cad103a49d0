import { modalTests } from './named-test'
import type { Row } from './row'

/** Signing in with the wallet. */
export const signInRows: readonly Row[] = [
  {
    id: 'F59',
    surface: 'sign-in',
    fault: 'The app cannot look up who is signed in.',
    outcome: 'The visitor reads that a problem occurred, is disconnected, and sees the Connect view.',
    limit: 16_000,
    tests: [
      ...modalTests(
        'features/siwx/views/sign-in-views.test.tsx',
        '[C8-13] A sign-in that cannot begin disconnects the wallet, leads back to Connect, and says so.',
      ),
    ],
  },
  {
    id: 'F60',
    surface: 'sign-in',
    fault: 'The visitor declines to sign.',
    outcome: 'The view stays and says Signature declined. Signing again works.',
    limit: 1_000,
    tests: [
      ...modalTests('features/siwx/siwx.store.test.ts', '[C4-14] [C8-14] Declining leaves the view open and says so.'),
    ],
  },
  {
    id: 'F61',
    surface: 'sign-in',
    fault: 'The signature of a contract account is refused.',
    outcome: 'The view says that the application might not support Smart Accounts. Signing again works.',
    limit: 11_000,
    tests: [
      ...modalTests(
        'features/siwx/siwx.store.test.ts',
        '[C8-14] The owner of a contract account is told that the app may not support it.',
      ),
    ],
  },
  {
    id: 'F62',
    surface: 'sign-in',
    fault: 'The visitor cancels where signing in is required, or where it is not.',
    outcome: 'Cancelling responds within 100 ms: it disconnects, or it just closes.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'features/siwx/views/sign-in-views.test.tsx',
        '[C4-15] Cancelling responds at once, then disconnects.',
      ),
    ],
  },
  {
    id: 'F63',
    surface: 'sign-in',
    fault: 'The account or the network changes while the wallet signs.',
    outcome: 'The old signature is dropped, and the new account is asked.',
    limit: 2_000,
  },
  {
    id: 'F64',
    surface: 'sign-in',
    fault: 'The clock of the device is a day early or late.',
    outcome: 'A session is valid neither before nor after its time.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'services/siwx-kinds/local-siwx.test.ts',
        'a session is not valid before its time on a device whose clock was set back, and is valid again with the right time',
        'a session that was signed too late, or before its time, is not stored',
      ),
    ],
  },
  {
    id: 'F65',
    surface: 'sign-in',
    fault: 'The source of nonces fails, repeats itself, or gives a nonce that is too short.',
    outcome: 'The view gives the reason. Nothing is signed.',
    limit: 2_000,
    tests: [
      ...modalTests(
        'features/siwx/views/sign-in-views.test.tsx',
        'A message that cannot be made gives the reason and can be tried again.',
      ),
      ...modalTests('services/siwx-kinds/local-siwx.test.ts', 'is good once'),
    ],
  },
  {
    id: 'F66',
    surface: 'sign-in',
    fault: 'The session cannot be stored.',
    outcome: 'The visitor is signed in for this page and is not asked a second time.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'services/siwx-kinds/local-siwx.test.ts',
        'a session that cannot be written down is good for this page, which says so',
      ),
    ],
  },
  {
    id: 'F67',
    surface: 'sign-in',
    fault: 'The server refuses the signature, or does not answer.',
    outcome: 'The view says so. The next try sends the same signature while its nonce is good.',
    limit: 2_000,
    tests: [
      ...modalTests(
        'features/siwx/siwx.store.test.ts',
        'If the service does not answer, the next attempt sends the same signature.',
      ),
    ],
  },
  {
    id: 'F68',
    surface: 'sign-in',
    fault: 'Two tabs sign in at once.',
    outcome: 'There is one question, and both tabs are signed in.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'services/siwx-kinds/local-siwx.test.ts',
        'that sign in at once end with one session, the same in both',
      ),
    ],
  },
  {
    id: 'F69',
    surface: 'sign-in',
    fault: 'The signature is of another signer, has another length, or belongs to a contract that refuses it.',
    outcome: 'The view says so. Nothing is stored.',
    limit: 11_000,
    tests: [
      ...modalTests(
        'services/siwx-verify/verify-signature.test.ts',
        'a signature of another text, by another account, or with any change is not valid',
        'with s in the high half is refused',
      ),
      ...modalTests('services/siwx-kinds/local-siwx.test.ts', 'of another account, text or signature is not kept'),
    ],
  },
  {
    id: 'F70',
    surface: 'sign-in',
    fault: 'The page signs in without the feature, without an account, or without a network.',
    outcome: 'The page gets SIWX is not enabled, No ActiveCaipAddress found, or No ActiveCaipNetwork or client found.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/siwx/siwx.store.test.ts',
        '[C8-15] Signing is refused without sign-in, without an account and without a wallet.',
      ),
    ],
  },
]
