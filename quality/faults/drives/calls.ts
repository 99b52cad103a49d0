import { createWalletRequests } from '../../../template/src/wallet-modal/features/wallet-calls/wallet-calls-parts'
import { secondAddress, walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Step } from '../harness/drive'
import type { Kind } from '../harness/kind'
import { event, faultyAnswer, heldAnswer, holdAnswer } from '../harness/wallet-faults'
import type { AccountWorld } from '../steps/account'
import { readingTokens } from '../steps/account'
import { readingBalance } from '../steps/form'

const capabilities = 'wallet_getCapabilities'
const batch = 'wallet_sendCalls'
const batches = new WeakMap<AccountWorld, string>()
/** The visits whose wallet takes batches. */
const ready = new WeakSet<AccountWorld>()

/** The list of tokens is read, and the wallet is asked first whether it lists tokens itself. */
const asking: Step<AccountWorld> = {
  ...readingTokens,
  name: 'asking the wallet for tokens',
  async ready(visit, shown) {
    // The answer of the wallet is kept for a minute.
    await visit.run(61_000)
    if (shown === 'open') visit.root.modal.show({ view: 'WalletSend' })
  },
  hold: ({ world }) => holdAnswer(world, capabilities),
  release({ world }) {
    world.wallet.release(capabilities)
    heldAnswer(world)?.reject(walletError(-32601))
  },
  isPending: ({ tasks }) => (tasks.openRequests.get(capabilities) ?? 0) > 0,
}

/** The page sends a batch of calls. */
const sendingCalls: Step<AccountWorld> = {
  name: 'sending a batch',
  asks: batch,
  ready({ world }) {
    batches.delete(world)
    if (!ready.has(world)) world.wallet.answer(batch, () => ({ id: '0xba7c4' }))
    ready.add(world)
  },
  start(visit) {
    const { root, world } = visit
    const sent = createWalletRequests(root).sendCalls({
      calls: [{ to: secondAddress, value: BigInt(1) }],
      atomicRequired: true,
    })
    visit.start(
      'sending a batch',
      sent.then((id) => void batches.set(world, id)),
    )
  },
  hold: ({ world }) => holdAnswer(world, batch),
  release({ world }) {
    world.wallet.answer(batch, () => ({ id: '0xba7c4' }))
    heldAnswer(world)?.resolve({ id: '0xba7c4' })
  },
  isPending: ({ tasks }) => (tasks.openRequests.get(batch) ?? 0) > 0,
  isDone: ({ world }) => batches.has(world),
}

const says = (name: string, answer: () => unknown) => faultyAnswer(asking, { name, method: capabilities, answer })
const throwing = (error: unknown) => () => {
  throw error
}

/** What wallets can do, and a page that was hidden. */
export function addCalls(kind: Kind<AccountWorld>): void {
  kind
    .row('F21', {
      step: asking,
      faults: [
        says('the code 4200', throwing(walletError(4200))),
        says('the code -32601', throwing(walletError(-32601))),
        says('no answer', () => new Promise(() => {})),
        says('a text', () => 'everything'),
        says('a list that it then refuses', () => ({ '0x1': { assetDiscovery: { supported: true } } })),
      ],
      ends(visit) {
        const { tokens } = visit.world
        visit.same('the state', tokens.status, 'ready')
        visit.same(
          'the tokens',
          tokens.list.map(({ symbol }) => symbol),
          ['ETH', 'USDC'],
        )
      },
    })
    .row('F22', {
      step: sendingCalls,
      faults: [5700, 5710, 5720, 5730, 5740, 5750, 5760].map((code) =>
        faultyAnswer(sendingCalls, {
          name: `the code ${code}`,
          method: batch,
          answer: throwing(walletError(code, `refused ${code}`)),
        }),
      ),
      ends(visit, _, { name }) {
        // 5750 means that the visitor has declined to change the account for a batch.
        const code = name.slice('the code '.length)
        visit.expect(
          visit.failures.some((failure) =>
            failure.includes(code === '5750' ? 'You declined the request' : `refused ${code}`),
          ),
          `the page is told ${visit.failures.join()}`,
        )
        visit.same('the single transactions', visit.world.wallet.callsOf('eth_sendTransaction').length, 0)
      },
    })
    .row('F134', {
      step: readingBalance,
      impossible: {
        closed: 'A closed modal reads when it is opened.',
        during: 'A hidden page has no reading that waits.',
      },
      faults: [
        event('half an hour on a hidden page', async ({ world, root }) => {
          root.modal.show({ view: 'Account' })
          world.platform.page.setVisible(false)
          await world.platform.sleep(1_800_000)
          for (const url of world.rpc.endpoints.keys()) world.rpc.setBalance(url, BigInt(77))
          world.platform.page.setVisible(true)
          await world.platform.advance(2_000)
        }),
      ],
      ends: (visit) => visit.same('the balance', String(visit.root.account.balance?.value), '77'),
    })
}
