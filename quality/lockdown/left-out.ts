const modal = 'src/wallet-modal'

/**
 * Dexie 4 replaces functions of `Promise` while a transaction runs, so it does not work with frozen intrinsics. The modal then keeps everything in
 * memory, as in a browser without a database. These tests are about what Dexie has stored.
 */
const needDexie = [
  `${modal}/features/all-wallets/directory/api.store.test.ts`,
  `${modal}/features/names/ens.store.test.ts`,
  `${modal}/features/names/names-shown.test.tsx`,
  `${modal}/features/send/send-reload.test.ts`,
  `${modal}/features/siwx/stored-over-visits.test.ts`,
  `${modal}/features/swap/swap-flow.test.ts`,
  `${modal}/features/transactions/*.test.ts`,
  `${modal}/services/siwx-kinds/local-siwx*.test.ts`,
  `${modal}/storage/*.test.ts`,
  `${modal}/stores/account/earlier-balance.test.ts`,
  `${modal}/stores/connection/session-memory.test.ts`,
  `${modal}/stores/root/forget.test.ts`,
]

/**
 * The main module of viem 2 loads actions that set `call` of a function, which a frozen `Function.prototype` refuses. A production build leaves these
 * actions out; the tests load the whole package. The wallet frame and the servers are pages and programs of the team, in which no other
 * code freezes anything.
 */
const needWholeViem = [
  `${modal}/adapters/wagmi/*.test.{ts,tsx}`,
  `${modal}/connectors/wagmi/*.test.ts`,
  `${modal}/features/account-names/account-names.test.tsx`,
  `${modal}/services/siwx-verify/{eip155,verify-signature}.test.ts`,
  `${modal}/server/*.test.ts`,
  `${modal}/wallet-{check,frame,server}/**/*.test.ts`,
]

/** These tests replace intrinsics themselves: the clock, or a method of all maps. */
const replaceIntrinsics = [
  `${modal}/platform/browser.platform.test.ts`,
  `${modal}/server-kit/store/{answer-in-time,process-counter}.test.ts`,
]

/** The tests of the template that the project `lockdown` leaves out, each with the reason why it cannot pass with frozen intrinsics. */
export const leftOut: readonly string[] = [...needDexie, ...needWholeViem, ...replaceIntrinsics]
