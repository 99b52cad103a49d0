import { evmAccounts } from '../../funds/people'
import type { WalletAnswer } from '../../funds/wallets'
import type { Group, RaceEvent, Track } from '../kit/machine'
import { answered, answers, network, once, track } from '../kit/race'
import type { SwapWorld } from './world'

type Event = RaceEvent<SwapWorld>
type Race = Group<SwapWorld>
type Way = Track<SwapWorld>

const event = (name: string, run: Event['run']): Event => ({ name, run })

const wallet = (how: WalletAnswer): Event =>
  answered(
    `the wallet answers ${how}`,
    ({ method }) => method === 'eth_sendTransaction',
    (world, held) => world.answerSend(held, how),
  )

const review = track<SwapWorld>(
  'review',
  event('review', (world) => world.review()),
  [[network('answers'), answers], [network('fails')], []],
)
const confirm = (hows: readonly WalletAnswer[] = ['yes', 'lost yes', 'no', 'failure']) =>
  track<SwapWorld>(
    'confirm',
    event('confirm', (world) => world.confirm()),
    [...hows.map((how) => [answers, wallet(how)]), []],
  )
const quote = track<SwapWorld>(
  'quote',
  event('a quote is asked for', (world) => void world.ledger.promise('quote', world.swap.askQuote())),
  [[network('answers'), answers], [network('fails')], []],
)
const approved = track<SwapWorld>(
  'approval',
  event('confirm', (world) => world.confirm()),
  [
    [
      answers,
      wallet('yes'),
      event('the approval is mined', (world) => ((world.receipt = '0x1'), world.clock.advance(5_000))),
    ],
    [answers, wallet('no')],
  ],
)

const amount = once<SwapWorld>('type an amount', (world) => world.enterAmount('1'))
const slippage = once<SwapWorld>('slippage', (world) => world.enterSlippage('3'))
const flip = once<SwapWorld>('flip', (world) => world.flip())
const maximum = once<SwapWorld>('maximum', (world) => world.max())
const account = once<SwapWorld>('other account', ({ wallet: one }) => one.changeAccounts(evmAccounts.toReversed()))
const chain = once<SwapWorld>('other network', ({ wallet: one }) => one.changeChain(10))
const disconnect = once<SwapWorld>('disconnect', (world) => world.disconnect())
const close = once<SwapWorld>('close', ({ root }) => root.modal.close('api'))
const open = once<SwapWorld>('open', (world) => world.open())
const back = once<SwapWorld>(
  'back',
  ({ root }) => root.modal.isShown && root.router.history.length > 1 && root.router.goBack(),
)
const stop = once<SwapWorld>('stop waiting', (world) => world.stopWaiting())
const price = once<SwapWorld>('the price falls', ({ chain: router }) => void (router.dollars = 1_500n))
const expiry = once<SwapWorld>('the quote expires', ({ clock }) => clock.advance(10_000))
const leaving = [account, chain, disconnect, close, back] as const

/** Fills the form before a race. From then on each question to the network waits. */
const filled = (paid: number) => async (world: SwapWorld) => {
  world.choose('paid', paid)
  world.choose('received', 1 - paid)
  world.enterAmount('2')
  await world.clock.advance(5_000)
  world.isSlow = true
}
const reviewed = (paid: number) => async (world: SwapWorld) => {
  await filled(paid)(world)
  world.isSlow = false
  world.review()
  await world.clock.advance(5_000)
  world.isSlow = true
}
const [withForm, withSwap, withApproval] = [filled(0), reviewed(0), reviewed(1)]

const race = (before: Race['before'], tracks: readonly Way[], races: readonly string[] = []): Race => ({
  name: [...races, tracks.map(({ name }) => name).join(' × ')].join(': '),
  races,
  ...(before && { before }),
  tracks,
})

/** Every two requests of swapping, and the race group about swapping. */
export const groups: readonly Race[] = [
  ...[review, quote, amount, slippage, flip, maximum, price, expiry, ...leaving].map((other) =>
    race(withForm, [review, other]),
  ),
  ...[quote, amount, slippage, flip, maximum, ...leaving].map((other) => race(withForm, [quote, other])),
  ...[confirm(['yes', 'no']), stop, price, ...leaving].map((other) => race(withSwap, [confirm(), other])),
  race(withSwap, [confirm(['yes', 'no']), close, open]),
  ...[approved, stop, amount, ...leaving].map((other) => race(withApproval, [approved, other])),
  race(withForm, [quote, quote, amount], ['M-race-19']),
  race(withApproval, [approved, quote, amount], ['M-race-19']),
]
