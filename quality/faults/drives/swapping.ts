import { createSwap, honest, swapOptions } from '../../../template/src/wallet-modal/features/swap/testing/create-swap'
import { createTestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Step } from '../harness/drive'
import { Kind } from '../harness/kind'
import { event, faultyAnswer, heldAnswer, holdAnswer } from '../harness/wallet-faults'

const method = 'eth_sendTransaction'

async function openSwap() {
  const page = await createTestRoot({ ...swapOptions(honest), enableWalletConnect: false, allWallets: 'HIDE' })
  const { chain, fill, flow, store, asked } = await createSwap(honest, {}, page)
  page.wallet.answer(method, () => `0x${'5'.repeat(64)}`)
  return { ...page, chain, fill, flow, store, asked }
}
type SwapWorld = Awaited<ReturnType<typeof openSwap>>

/** The visitor confirms a swap of ether, which needs no allowance. */
const swapping: Step<SwapWorld> = {
  name: 'swapping',
  asks: method,
  async ready({ root, world }) {
    if (root.router.view !== 'Swap' || !root.modal.open) root.modal.show({ view: 'Swap' })
    await world.fill('1')
    await world.flow.prepare()
    if (world.flow.consent.doubt) world.flow.consent.set(true)
  },
  start: (visit) => visit.start('swapping', visit.world.flow.confirm('Swapping')),
  hold: ({ world }) => holdAnswer(world, method),
  release({ world }) {
    world.wallet.answer(method, () => `0x${'5'.repeat(64)}`)
    heldAnswer(world)?.resolve(`0x${'5'.repeat(64)}`)
  },
  isPending: ({ tasks }) => (tasks.openRequests.get(method) ?? 0) > 0,
  isDone: ({ root }) => root.accountLoader.loaded.sent.list.length > 0,
}

/** The visitor confirms the swap of a token whose allowance has just been given. */
const swappingAllowed: Step<SwapWorld> = {
  ...swapping,
  name: 'swapping after the allowance',
  async ready({ root, world }) {
    world.chain.allowance = BigInt(2_000_000)
    if (root.router.view !== 'Swap' || !root.modal.open) root.modal.show({ view: 'Swap' })
    await world.fill('2', ['USDC', 'ETH'])
    await world.flow.prepare()
    if (world.flow.consent.doubt) world.flow.consent.set(true)
  },
}

export const swapKind = new Kind('a page with swaps', openSwap)
  .row('F92', {
    step: swappingAllowed,
    retries: true,
    impossible: { after: 'A swap that was sent uses the allowance up.' },
    faults: [
      faultyAnswer(swappingAllowed, {
        name: 'a decline of the swap',
        method,
        answer: () => {
          throw walletError(4001, 'User rejected the request.')
        },
      }),
    ],
    ends(visit, { shown }) {
      const { asked, flow } = visit.world
      if (shown === 'open') visit.same('the failure', flow.failure, { reason: 'declined' })
      const approvals = asked().filter(({ params }) => JSON.stringify(params).includes('0x095ea7b3'))
      visit.same('the requests for an allowance', approvals.length, 0)
    },
  })
  .row('F93', {
    step: swapping,
    retries: true,
    impossible: {
      during: 'The wallet has the reviewed price already.',
      after: 'A sent swap has its minimum in the transaction.',
      closed: 'Closing the modal ends the review.',
    },
    faults: [event('a price that became worse', ({ world }) => void (world.chain.dollars = BigInt(1_999)))],
    ends(visit) {
      visit.same('the failure', visit.world.flow.failure, { reason: 'moved' })
      visit.same('the number of requests', visit.world.asked().length, 0)
    },
  })
