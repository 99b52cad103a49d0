// The security kernel: code in which one wrong line can cost money or a login. `npm run mutation` changes this code and runs its tests.

/**
 * @typedef {object} Group
 * @property {string} name The name for `npm run mutation -- --only <name>`.
 * @property {readonly string[]} files The files that are changed, from the root of the repository.
 * @property {readonly string[]} tests The test files that have to notice the changes.
 * @property {'modal'} [setup] Whether the tests need the setup of the modal's tests. Default: they need none.
 */

const modal = 'template/src/wallet-modal'

/** @type {readonly Group[]} The smallest groups come first. */
export const kernel = [
  {
    name: 'amounts',
    files: [
      `${modal}/domain/tokens/amount.ts`,
      `${modal}/domain/tokens/token-amount.ts`,
      `${modal}/domain/tokens/clean-amount.ts`,
      `${modal}/features/send/amounts.ts`,
    ],
    tests: [
      `${modal}/domain/tokens/amount.test.ts`,
      `${modal}/domain/tokens/money.test.ts`,
      `${modal}/domain/tokens/token.test.ts`,
      `${modal}/features/send/amounts.test.ts`,
    ],
  },
  {
    name: 'addresses',
    files: [`${modal}/domain/account/address.ts`, `${modal}/domain/siwx/account-address.ts`],
    tests: [`${modal}/domain/account/address.test.ts`, `${modal}/domain/siwx/account-address.test.ts`],
  },
  {
    name: 'look-alikes',
    files: [`${modal}/features/send/look-alike.ts`],
    tests: [`${modal}/features/send/look-alike.test.ts`],
  },
  {
    name: 'announcements',
    files: [
      `${modal}/connectors/evm/eip6963.ts`,
      `${modal}/connectors/announced-text.ts`,
      `${modal}/domain/plain-text.ts`,
    ],
    tests: [`${modal}/connectors/evm/eip6963.test.ts`, `${modal}/domain/tokens/token.test.ts`],
  },
  {
    name: 'sign-in-messages',
    files: [
      `${modal}/domain/siwx/build-message.ts`,
      `${modal}/domain/siwx/check-message.ts`,
      `${modal}/domain/siwx/date-time.ts`,
      `${modal}/domain/siwx/domain-name.ts`,
      `${modal}/domain/siwx/fields.ts`,
      `${modal}/domain/siwx/form.ts`,
      `${modal}/domain/siwx/nonce.ts`,
      `${modal}/domain/siwx/page.ts`,
      `${modal}/domain/siwx/parse-message.ts`,
      `${modal}/domain/siwx/uri.ts`,
    ],
    tests: [
      `${modal}/domain/siwx/message.test.ts`,
      `${modal}/domain/siwx/check-message.test.ts`,
      `${modal}/domain/siwx/date-time.test.ts`,
      `${modal}/domain/siwx/domain-name.test.ts`,
      `${modal}/domain/siwx/form.test.ts`,
      `${modal}/domain/siwx/uri.test.ts`,
    ],
  },
]
