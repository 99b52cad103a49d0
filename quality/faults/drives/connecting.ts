import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { firstAddress, walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Fault } from '../harness/drive'
import { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { countOf, faultyAnswer, note } from '../harness/wallet-faults'
import { connecting, connectingInModal, openPage } from '../steps/connect'

const method = 'eth_requestAccounts'
const refuse = (error: unknown) => () => {
  throw error
}
const answers = (name: string, answer: () => unknown) => faultyAnswer(connecting, { name, method, answer })

/** The state of the attempt, its error, and the account: the one of before, or none. */
async function checkFailed(visit: Visit, state: string, code: string, words: RegExp): Promise<void> {
  const { root } = visit
  const { attempt } = root.connection
  visit.same('the attempt', attempt.state, state)
  if ('error' in attempt)
    visit.expect(code.split(' ').includes(attempt.error.code), `the error is ${attempt.error.code}`)
  const kept = visit.accountBefore
  visit.same('the status', root.account.status, kept ? 'connected' : 'disconnected')
  visit.same('the account', root.account.address, kept)
  if (root.router.view !== 'ConnectingExternal' || !root.modal.open) return
  const seen = await visit.words()
  visit.expect(words.test(seen), `the visitor reads ${seen}`)
}

async function checkConnected(visit: Visit, address = firstAddress): Promise<void> {
  const { root } = visit
  visit.same('the status', root.account.status, 'connected')
  visit.same('the account', root.account.address, address)
}

const declined: readonly Fault<TestRoot>[] = [
  answers('the code 4001', refuse(walletError(4001))),
  answers('the code as a text', refuse(walletError('4001'))),
  answers('the code nested in another error', refuse({ code: -32603, data: { originalError: { code: 4001 } } })),
  answers('a message without a code', refuse(new Error('User rejected the request.'))),
]

const none: readonly Fault<TestRoot>[] = [
  answers('an empty list', () => []),
  answers('null', () => null),
  answers('a text', () => firstAddress),
  answers('ten thousand invalid entries', () => Array.from({ length: 10_000 }, (_, index) => index)),
]

const many = Array.from({ length: 10_000 }, (_, index) => `0x${String(index + 1).padStart(40, '0')}`)

/** A wallet that shares these accounts from now on. */
const shares = (name: string, accounts: readonly string[]): Fault<TestRoot> => {
  const fault = answers(name, () => accounts)
  return {
    ...fault,
    strike(visit, at) {
      visit.world.wallet.accounts = accounts
      return fault.strike(visit, at)
    },
  }
}

/** Replaces the function of the wallet that gets requests. */
function brokenRequest(
  name: string,
  request: (world: TestRoot, usual: TestRoot['wallet']['request']) => PropertyDescriptor,
): Fault<TestRoot> {
  const usual = new WeakMap<TestRoot, TestRoot['wallet']['request']>()
  return {
    name,
    strike(visit, { moment }) {
      const { world } = visit
      usual.set(world, world.wallet.request)
      Object.defineProperty(world.wallet, 'request', { configurable: true, ...request(world, world.wallet.request) })
      if (moment === 'after') visit.begin(connecting)
    },
    reached: ({ world }) => countOf(world) > 0,
    mend({ world }) {
      const value = usual.get(world)
      if (value) Object.defineProperty(world.wallet, 'request', { configurable: true, writable: true, value })
    },
  }
}

/** The visitor leaves: by the back button if the modal is open, otherwise by closing the modal. */
const leaving: Fault<TestRoot> = {
  name: 'an approval after the visitor has left',
  strike({ root, world }, { shown }) {
    note(world)
    if (shown === 'open') root.router.goBack()
  },
  reached: ({ world }) => countOf(world) > 0,
  mend: () => {},
}

const late: (() => void)[] = []
const silent = faultyAnswer(connecting, {
  name: 'no answer at all',
  method,
  answer: () => new Promise((resolve) => void late.push(() => resolve([firstAddress]))),
})
/** The wallet answers only when the case is over. */
const silence: Fault<TestRoot> = {
  ...silent,
  mend(visit) {
    for (const answer of late.splice(0)) answer()
    return silent.mend(visit)
  },
}

export const connectingKind = new Kind('a page without a connection', openPage)
  .row('F01', {
    step: connecting,
    faults: declined,
    retries: true,
    ends: (visit) => checkFailed(visit, 'declined', 'USER_REJECTED', /You declined the request.*Try again/),
  })
  .row('F02', {
    step: connecting,
    faults: [answers('the code -32002', refuse(walletError(-32002, 'Already processing eth_requestAccounts.')))],
    retries: true,
    ends: (visit) => checkFailed(visit, 'error', 'REQUEST_PENDING', /already showing a request.*Open the wallet/),
  })
  .row('F03', {
    step: connecting,
    faults: [silence],
    async ends(visit) {
      const { root } = visit
      visit.same('the attempt', root.connection.attempt.state, 'waiting')
      if (root.connection.attempt.state !== 'waiting') return
      if (root.modal.open) visit.expect(/Approve in Test Wallet/.test(await visit.words()), 'no word of waiting')
      if (root.router.view === 'ConnectingExternal' && root.modal.open) root.router.goBack()
      else root.connection.abandonAttempt()
      await visit.run(100)
      visit.same('the attempt', root.connection.attempt.state, 'idle')
      visit.same('the status', root.account.status, visit.accountBefore ? 'connected' : 'disconnected')
      const isDeaf = visit.world.wallet.listenerCount() === 0 || visit.accountBefore !== undefined
      visit.expect(isDeaf, 'a wallet that never answers is still listened to')
    },
  })
  .row('F04', {
    step: connectingInModal,
    faults: [leaving],
    ends(visit, { moment }) {
      const { account, connection } = visit.root
      visit.same('the status', account.status, moment === 'after' ? 'connected' : 'disconnected')
      visit.same('the account', account.address, moment === 'after' ? firstAddress : undefined)
      visit.expect(connection.attempt.state !== 'waiting', 'the attempt goes on')
    },
  })
  .row('F05', {
    step: connecting,
    faults: none,
    retries: true,
    ends: (visit) => checkFailed(visit, 'error', 'NO_ACCOUNT', /shared no account.*Choose an account/),
  })
  .row('F05', {
    step: connecting,
    faults: [
      shares('ten thousand accounts', many),
      shares('the same account a hundred times', Array(100).fill(firstAddress)),
    ],
    async ends(visit, _, { name }) {
      const isMany = name.startsWith('ten')
      await checkConnected(visit, isMany ? many[0] : firstAddress)
      visit.same('the number of accounts', visit.root.account.allAccounts.length, isMany ? 100 : 1)
    },
  })
  .row('F06', {
    step: connecting,
    faults: [
      answers('a text that is no address', () => ['no: address']),
      answers('an address with one digit too many', () => [`${firstAddress}0`]),
    ],
    retries: true,
    ends: (visit) => checkFailed(visit, 'error', 'NO_ACCOUNT', /shared no account/),
  })
  .row('F06', {
    step: connecting,
    faults: [answers('an address in upper case', () => [`0x${firstAddress.slice(2).toUpperCase()}`])],
    ends: (visit) => checkConnected(visit),
  })
  .row('F07', {
    step: connecting,
    faults: [
      brokenRequest('a call that throws at once', (world) => ({
        value: () => {
          note(world)
          throw new Error('broken')
        },
      })),
      brokenRequest('a property that throws when it is read', (world) => ({
        get() {
          note(world)
          throw new Error('broken')
        },
      })),
    ],
    retries: true,
    ends: (visit) =>
      checkFailed(
        visit,
        'error',
        'WALLET_FAILED WALLET_UNREACHABLE',
        /reported an error: broken|wallet does not answer/,
      ),
  })
  .row('F07', {
    step: connecting,
    faults: [
      brokenRequest('an answer without a promise', (world) => ({
        value: ({ method: asked }: { method: string }) => {
          note(world)
          return asked === 'eth_chainId' ? '0x1' : [firstAddress]
        },
      })),
    ],
    ends: (visit) => checkConnected(visit),
  })
