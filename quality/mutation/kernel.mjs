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
  {
    name: 'coin-types',
    files: [`${modal}/domain/names/coin-type.ts`],
    tests: [`${modal}/domain/names/coin-type.test.ts`],
  },
  {
    name: 'paths',
    files: ['src/fs/plain-path.ts', 'src/fs/unsafe-path.ts', 'src/fs/portable-name.ts'],
    tests: ['src/fs/plain-path.test.ts', 'src/fs/portable-name.test.ts', 'src/fs/unsafe-path.test.ts'],
  },
  {
    name: 'origins',
    files: [`${modal}/wallet-server/settings.ts`],
    tests: [`${modal}/wallet-server/options.test.ts`, `${modal}/wallet-server/settings.test.ts`],
  },
  {
    name: 'frame-channel',
    files: [`${modal}/wallet-frame/channel/parent-channel.ts`, `${modal}/wallet-frame/channel/rate-limit.ts`],
    tests: [`${modal}/wallet-frame/channel/parent-channel.test.ts`, `${modal}/wallet-frame/channel/rate-limit.test.ts`],
  },
  {
    // Almost all of these mutants are static, so that each needs all tests of the group. Therefore the client of the frame has its own group.
    name: 'frame-messages',
    files: [`${modal}/connectors/auth-frame/protocol.ts`, `${modal}/connectors/auth-frame/rpc-schemas.ts`],
    tests: [`${modal}/connectors/auth-frame/protocol.test.ts`, `${modal}/connectors/auth-frame/rpc-schemas.test.ts`],
  },
  {
    name: 'frame-client',
    files: [`${modal}/connectors/auth-frame/frame-client.ts`],
    tests: [`${modal}/connectors/auth-frame/frame-client.test.ts`],
  },
  {
    name: 'names',
    files: [
      `${modal}/adapters/evm/reader/names/namehash.ts`,
      `${modal}/adapters/evm/reader/names/names.ts`,
      `${modal}/adapters/evm/reader/names/normalize-name.ts`,
    ],
    tests: [
      `${modal}/adapters/evm/reader/names/names-offline.test.ts`,
      `${modal}/adapters/evm/reader/names/names.test.ts`,
      `${modal}/adapters/evm/reader/names/normalize-name.test.ts`,
    ],
  },
  {
    name: 'signatures',
    files: [
      `${modal}/services/siwx-verify/bip122.ts`,
      `${modal}/services/siwx-verify/bip322.ts`,
      `${modal}/services/siwx-verify/bitcoin-legacy.ts`,
      `${modal}/services/siwx-verify/canonical-signature.ts`,
      `${modal}/services/siwx-verify/contract-signature.ts`,
      `${modal}/services/siwx-verify/eip155.ts`,
      `${modal}/services/siwx-verify/solana.ts`,
    ],
    tests: [
      `${modal}/services/siwx-verify/bip122.test.ts`,
      `${modal}/services/siwx-verify/bip322.test.ts`,
      `${modal}/services/siwx-verify/canonical-signature.test.ts`,
      `${modal}/services/siwx-verify/eip155.test.ts`,
      `${modal}/services/siwx-verify/solana.test.ts`,
      'quality/siwx-bip322.test.ts',
      'quality/siwx-vectors.test.ts',
    ],
  },
  {
    // The tests of this group verify a whole signature of each kind, which takes long. Therefore only the mutants of the choice between the kinds run them.
    name: 'signature-kinds',
    files: [`${modal}/services/siwx-verify/verify-signature.ts`],
    tests: [`${modal}/services/siwx-verify/verify-signature.test.ts`],
  },
  {
    name: 'send-review',
    files: [`${modal}/features/send/flow/failure.ts`, `${modal}/features/send/flow/review.ts`],
    tests: [`${modal}/features/send/flow/failure.test.ts`, `${modal}/features/send/flow/review.test.ts`],
  },
  {
    name: 'send-flow',
    files: [`${modal}/features/send/send-flow.ts`],
    tests: [
      `${modal}/features/send/send-attempts.test.ts`,
      `${modal}/features/send/send-flow.test.ts`,
      `${modal}/features/send/send-doubts.test.ts`,
      `${modal}/features/send/send-events.test.ts`,
      `${modal}/features/send/send-review.test.ts`,
      `${modal}/features/send/send-reload.test.ts`,
      `${modal}/features/send/send-solana.test.ts`,
    ],
    setup: 'modal',
  },
  {
    name: 'swap-calls',
    files: [
      `${modal}/domain/swaps/check-call.ts`,
      `${modal}/domain/swaps/decode-call.ts`,
      `${modal}/domain/swaps/swap-math.ts`,
    ],
    tests: [
      `${modal}/domain/swaps/check-call.test.ts`,
      `${modal}/domain/swaps/decode-call.test.ts`,
      `${modal}/domain/swaps/swap-math.test.ts`,
    ],
  },
  {
    name: 'swap-review',
    files: [`${modal}/features/swap/freeze-swap.ts`],
    tests: [`${modal}/features/swap/freeze-swap.test.ts`],
  },
  {
    name: 'swap-flow',
    files: [`${modal}/features/swap/swap-flow.ts`],
    tests: [`${modal}/features/swap/swap-steps.test.ts`, `${modal}/features/swap/swap-flow.test.ts`],
    setup: 'modal',
  },
  {
    name: 'merge',
    files: [
      'src/merge/code-layout.ts',
      'src/merge/code-style.ts',
      'src/merge/conflict-lines.ts',
      'src/merge/merge-changes.ts',
      'src/merge/merge-long.ts',
      'src/merge/merge-texts.ts',
      'src/merge/style-of-mine.ts',
    ],
    tests: [
      'src/merge/code-layout.test.ts',
      'src/merge/code-style.test.ts',
      'src/merge/conflict-lines.test.ts',
      'src/merge/merge-changes.test.ts',
      'src/merge/merge-long.test.ts',
      'src/merge/merge-texts.test.ts',
      'src/merge/user-style.test.ts',
    ],
  },
  {
    name: 'apply',
    files: [
      'src/apply/apply.ts',
      'src/apply/commit.ts',
      'src/apply/journal.ts',
      'src/apply/recover.ts',
      'src/apply/stop-if-asked.ts',
      'src/apply/tidy.ts',
    ],
    tests: [
      'src/apply/commit.test.ts',
      'src/apply/journal.test.ts',
      'src/apply/refusals.test.ts',
      'src/apply/recover-refusals.test.ts',
      'src/apply/recover.test.ts',
      'src/apply/apply.test.ts',
    ],
  },
]
