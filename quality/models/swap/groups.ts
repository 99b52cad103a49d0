import type { WalletAnswer } from '../../funds/wallets'
import type { Group } from '../kit/machine'
import { answers, event, network, once, race, track } from '../kit/race'
import { leaving, open, walletAnswers } from '../money/races'
import type { SwapWorld } from './world'

type Race = Group<SwapWorld>

const review = track<SwapWorld>(
  'review',
  event('review', (world) => world.review()),
  [[network('answers'), answers], [network('fails')], []],
)
const confirm = (hows: readonly WalletAnswer[] = ['yes', 'lost yes', 'no', 'failure']) =>
  track<SwapWorld>(
    'confirm',
    event('confirm', (world) => world.confirm()),
    [...hows.map((how) => [answers, walletAnswers(how)]), []],
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
      walletAnswers('yes'),
      event('the approval is mined', (world) => ((world.receipt = '0x1'), world.clock.advance(5_000))),
    ],
    [answers, walletAnswers('no')],
  ],
)

const amount = once<SwapWorld>('type an amount', (world) => world.enterAmount('1'))
const slippage = once<SwapWorld>('slippage', (world) => world.enterSlippage('3'))
const flip = once<SwapWorld>('flip', (world) => world.flip())
const maximum = once<SwapWorld>('maximum', (world) => world.max())
const stop = once<SwapWorld>('stop waiting', (world) => world.stopWaiting())
const price = once<SwapWorld>('the price falls', ({ chain: router }) => void (router.dollars = 1_500n))
const expiry = once<SwapWorld>('the quote expires', ({ clock }) => clock.advance(10_000))
const allLeaving = Object.values(leaving)

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

/** Every two requests of swapping, and the race group about swapping. */
export const groups: readonly Race[] = [
  ...[review, quote, amount, slippage, flip, maximum, price, expiry, ...allLeaving].map((other) =>
    race(withForm, [review, other]),
  ),
  ...[quote, amount, slippage, flip, maximum, ...allLeaving].map((other) => race(withForm, [quote, other])),
  ...[confirm(['yes', 'no']), stop, price, ...allLeaving].map((other) => race(withSwap, [confirm(), other])),
  race(withSwap, [confirm(['yes', 'no']), leaving.close, open]),
  ...[approved, stop, amount, ...allLeaving].map((other) => race(withApproval, [approved, other])),
  race(withForm, [quote, quote, amount], ['M-race-19']),
  race(withApproval, [approved, quote, amount], ['M-race-19']),
]
