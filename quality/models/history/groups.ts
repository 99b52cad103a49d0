import { evmAccounts } from '../../funds/people'
import type { Group, Track } from '../kit/machine'
import { answers, event, network, once, race, track } from '../kit/race'
import type { HistoryWorld } from './world'

type Way = Track<HistoryWorld>

const page = track<HistoryWorld>(
  'page',
  event('scroll', (world) => world.scroll()),
  [[network('answers', 'history'), answers], [network('fails', 'history')], []],
)
const shortPage: Way = { name: 'page', ways: page.ways.slice(0, 2) }
/** More is new than a page has, so the list starts again from the newest page. */
const reset = track<HistoryWorld>(
  'reset',
  event('many transactions are confirmed', (world) => {
    world.service.added += 12
    world.confirmed()
  }),
  [[network('answers', 'history')], [network('fails', 'history')]],
)
const answered = ({ name, ways }: Way): Way => ({ name, ways: ways.slice(0, 1) })
const [answeredPage, answeredReset] = [answered(page), answered(reset)]
const scroll = once<HistoryWorld>('scroll', (world) => world.scroll())
const retry = once<HistoryWorld>('try again', (world) => world.retry())
const account = once<HistoryWorld>('other account', ({ wallet }) => wallet.changeAccounts(evmAccounts.toReversed()))
const chain = once<HistoryWorld>('other network', ({ wallet }) => wallet.changeChain(10))
const andBack: Way = {
  name: 'other network and back',
  ways: [
    [
      event('other network', ({ wallet }) => wallet.changeChain(10)),
      event('first network', ({ wallet }) => wallet.changeChain(1)),
    ],
  ],
}
const disconnect = once<HistoryWorld>('disconnect', (world) => world.disconnect())
const close = once<HistoryWorld>('close', ({ root }) => root.modal.close('api'))
const open = once<HistoryWorld>('open', (world) => world.open())
const later = once<HistoryWorld>('half a minute passes', ({ clock }) => clock.advance(31_000))

/** Shows the first page before the race. From then on, pages wait. */
async function withPage(world: HistoryWorld): Promise<void> {
  world.open()
  await world.clock.advance(10_000)
  world.isSlow = true
}

/** Every two requests of the history, and race group 21. */
export const groups: readonly Group<HistoryWorld>[] = [
  ...[page, reset, retry, account, chain, andBack, disconnect, close, later].map((other) =>
    race(withPage, [page, other]),
  ),
  ...[reset, account, chain, andBack, disconnect, close].map((other) => race(withPage, [reset, other])),
  race(withPage, [page, close, open, later]),
  race(withPage, [shortPage, reset, chain, scroll], ['M-race-21']),
  race(withPage, [answeredPage, answeredReset, andBack, scroll], ['M-race-21']),
]
