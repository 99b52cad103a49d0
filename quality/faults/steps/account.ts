import type { Network } from '../../../template/src/wallet-modal/domain/networks/network'
import { transactionsOf } from '../../../template/src/wallet-modal/features/history/transactions-of'
import { FakeHistory, fakeTransaction } from '../../../template/src/wallet-modal/features/history/testing/fake-history'
import {
  createSend,
  holdTransfers,
  sentTexts,
} from '../../../template/src/wallet-modal/features/send/testing/create-send'
import { FakeWallet, firstAddress, secondAddress } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Fault, Step } from '../harness/drive'
import type { Visit } from '../harness/visit'
import { countOf, heldAnswer, holdAnswer, note } from '../harness/wallet-faults'

export const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** A connected account with tokens, activity and names, on two networks. */
export async function openAccount() {
  const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
  const world = await createSend({ wallet, enableWalletConnect: false, allWallets: 'HIDE' })
  const history = new FakeHistory(Array.from({ length: 25 }, (_, index) => fakeTransaction(index)))
  world.data.answerWith('history', (url) => history.page(url))
  world.data.names.set('warm.eth', { address: stranger })
  world.root.modal.close('api')
  await world.platform.advance(1_000)
  return { ...world, history, held: undefined, token: world.held }
}
export type AccountWorld = Awaited<ReturnType<typeof openAccount>>
type AccountStep = Step<AccountWorld>

const goals = new WeakMap<AccountWorld, Network>()
/** The network that the visitor wants. */
export const goalOf = (world: AccountWorld): Network | undefined => goals.get(world)

/** The visitor changes to the other network. With the modal closed, the host page asks for that. */
export const switching: AccountStep = {
  name: 'changing the network',
  ready({ root, world }, shown) {
    const current = root.chain.activeCaipNetwork?.id
    const goal = root.chain.requestedCaipNetworks.find(({ id }) => id !== current)
    if (!goal) throw new Error('there is no other network')
    goals.set(world, goal)
    if (shown === 'closed') return
    root.modal.show()
    root.router.push({ view: 'Networks', data: undefined })
    root.router.push({ view: 'SwitchNetwork', data: { network: goal } })
  },
  start(visit) {
    const { root, world } = visit
    const goal = goals.get(world)
    if (!goal) return
    if (root.modal.open) visit.start('changing the network', root.modalStores.networkSwitch.start(goal))
    else visit.start('changing the network', world.modal.switchNetwork(goal))
  },
  hold: ({ world }) => holdAnswer(world, 'wallet_switchEthereumChain'),
  release({ world }) {
    world.wallet.release('wallet_switchEthereumChain')
    const then = (resume: (answer: null) => void) => {
      world.wallet.changeChain(Number(goals.get(world)?.id))
      resume(null)
    }
    // The wallet changes the network only if nothing else has answered in the meantime.
    // oxlint-disable-next-line unicorn/no-thenable -- the fault: a wallet answers with an object that settles late or never
    heldAnswer(world)?.resolve({ then })
  },
  isPending: ({ tasks }) => (tasks.openRequests.get('wallet_switchEthereumChain') ?? 0) > 0,
  isDone: ({ root, world }) => root.chain.activeCaipNetwork?.id === goals.get(world)?.id,
}

const transfers = new WeakMap<AccountWorld, Awaited<ReturnType<typeof holdTransfers>>>()

/** Fills the form for a transfer to a stranger. */
export async function fillForm({ root, world }: Visit<AccountWorld>): Promise<void> {
  if (root.router.view !== 'WalletSend' || !root.modal.open) root.modal.show({ view: 'WalletSend' })
  const [network] = root.chain.requestedCaipNetworks
  if (network && root.chain.activeCaipNetwork !== network) root.chain.setActiveCaipNetwork(network)
  await world.platform.advance(0)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- fills a form
  await world.fill({ amount: '0.25', to: stranger })
}

/** The visitor presses the button of the form. */
export const reviewing: AccountStep = {
  name: 'preparing a review',
  ready: fillForm,
  start: (visit) => visit.start('preparing the review', visit.world.send.flow.prepare()),
  hold: async ({ root, world }) => void transfers.set(world, await holdTransfers(root)),
  release({ world }) {
    const held = transfers.get(world) ?? []
    for (const { release } of held) release()
    // Later transfers of the visit are not held back any more.
    Object.defineProperty(held, 'push', { value: (later: { release(): void }) => later.release() })
  },
  isPending: ({ world }) => world.send.flow.isPreparing && (transfers.get(world)?.length ?? 0) > 0,
  isDone: ({ world }) => world.send.flow.review !== undefined,
}

/** The visitor confirms a review. */
export const sending: AccountStep = {
  name: 'sending',
  asks: 'eth_sendTransaction',
  async ready(visit) {
    const { root, world } = visit
    await fillForm(visit)
    await world.send.flow.prepare()
    root.router.push({ view: 'WalletSendPreview', data: undefined })
    await world.platform.advance(0)
    if (world.send.flow.consent.doubt) world.send.flow.consent.set(true)
  },
  start: (visit) => visit.start('sending', visit.world.send.flow.sendToken(sentTexts)),
  hold: ({ world }) => holdAnswer(world, 'eth_sendTransaction'),
  release({ world }) {
    world.wallet.release('eth_sendTransaction')
    heldAnswer(world)?.resolve('0x5e47')
  },
  isPending: ({ tasks }) => (tasks.openRequests.get('eth_sendTransaction') ?? 0) > 0,
  isDone: ({ root }) => root.accountLoader.loaded.sent.list.some(({ hash }) => hash === '0x5e47'),
}

type Route = Parameters<AccountWorld['data']['answerWith']>[0]

/** A question that the data service has not answered yet. */
interface Held {
  url: URL
  answer: (response: Response | Promise<Response>) => void
}

/** What the data service answers when nothing is wrong. */
function usualAnswer({ data, history }: AccountWorld, route: Route, url: URL) {
  if (route === 'history') return history.page(url)
  data.heal(route)
  return data.respond(url) ?? new Response('', { status: 404 })
}

/** Lets the data service hold back its answers to one kind of question. */
function holding(route: Route) {
  const waiting = new WeakMap<AccountWorld, Held[]>()
  const heal = (world: AccountWorld) => world.data.answerWith(route, (url) => usualAnswer(world, route, url))
  const take = ({ world }: Visit<AccountWorld>) => {
    const held = waiting.get(world) ?? []
    waiting.delete(world)
    return held
  }
  return {
    hold({ world }: Visit<AccountWorld>) {
      const held: Held[] = []
      waiting.set(world, held)
      world.data.answerWith(route, (url) => new Promise((answer) => void held.push({ url, answer })))
    },
    /** Gives the usual answer, if nobody has taken the questions. */
    release(visit: Visit<AccountWorld>) {
      const { world } = visit
      if (!waiting.has(world)) return
      const held = take(visit)
      heal(world)
      for (const { url, answer } of held) answer(usualAnswer(world, route, url))
    },
    isPending: ({ world }: Visit<AccountWorld>) => (waiting.get(world)?.length ?? 0) > 0,
    /** The questions that wait. Whoever takes them has to answer. */
    take,
    /** Answers as usual from now on. */
    heal: ({ world }: Visit<AccountWorld>) => world.data.answerWith(route, (url) => usualAnswer(world, route, url)),
    route,
  }
}

/** A service that answers one kind of question in a faulty way. */
export function faultyService(
  step: AccountStep & ReturnType<typeof holding>,
  name: string,
  respond: (url: URL, world: AccountWorld) => Response | Promise<Response>,
): Fault<AccountWorld> {
  return {
    name,
    async strike(visit, { moment, shown }) {
      const { world } = visit
      const faulty = (url: URL) => {
        note(world)
        return respond(url, world)
      }
      world.data.answerWith(step.route, faulty)
      for (const { url, answer } of step.take(visit)) answer(Promise.resolve().then(() => faulty(url)))
      if (moment !== 'after') return
      await step.ready(visit, shown)
      visit.begin(step)
    },
    reached: ({ world }) => countOf(world) > 0,
    mend: (visit) => step.heal(visit),
  }
}

/** The visitor enters a name as the receiver. */
export const naming = {
  ...holding('name'),
  name: 'entering a name',
  async ready(visit) {
    await fillForm(visit)
    visit.world.send.receiver.setText('')
  },
  start: ({ world }) => world.send.receiver.setText('warm.eth'),
  isDone: ({ world }) => world.send.receiverAddress === stranger,
} satisfies AccountStep & ReturnType<typeof holding>

/** The list of tokens is read. */
export const readingTokens = {
  ...holding('balance'),
  name: 'reading the tokens',
  ready: ({ root }, shown) => (shown === 'open' ? root.modal.show({ view: 'WalletSend' }) : undefined),
  start: (visit) => visit.start('reading the tokens', visit.world.tokens.fetchTokenBalance({ force: true })),
  isDone: ({ world }) => world.tokens.status === 'ready',
} satisfies AccountStep & ReturnType<typeof holding>

/** The activity is read. */
export const readingHistory = {
  ...holding('history'),
  name: 'reading the activity',
  ready({ root }, shown) {
    if (shown === 'open') root.modal.show({ view: 'Transactions' })
  },
  start: (visit) => visit.start('reading the activity', transactionsOf(visit.root).fetchTransactions()),
  isDone: ({ root }) => transactionsOf(root).status.state === 'ready' && transactionsOf(root).transactions.length > 0,
} satisfies AccountStep & ReturnType<typeof holding>

/** The visitor, or the host page, disconnects. */
export const leaving: AccountStep = {
  name: 'disconnecting',
  asks: 'wallet_revokePermissions',
  async ready(visit, shown) {
    const { root, world } = visit
    if (!root.account.isConnected) await world.connect()
    if (shown === 'open') root.modal.show({ view: 'Account' })
  },
  start: (visit) => visit.start('disconnecting', visit.world.modal.disconnect()),
  hold: ({ world }) => holdAnswer(world, 'wallet_revokePermissions'),
  release({ world }) {
    world.wallet.release('wallet_revokePermissions')
    heldAnswer(world)?.resolve(null)
  },
  isPending: ({ tasks }) => (tasks.openRequests.get('wallet_revokePermissions') ?? 0) > 0,
  isDone: ({ root }) => !root.account.isConnected && !root.modal.loading,
}
