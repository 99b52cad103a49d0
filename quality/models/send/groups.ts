import { strangers } from '../../funds/people'
import type { WalletAnswer } from '../../funds/wallets'
import type { Group, Track } from '../kit/machine'
import { answers, event, network, once, race, track } from '../kit/race'
import { leaving, open, walletAnswers } from '../money/races'
import type { SendWorld } from './world'

type Race = Group<SendWorld>
type Way = Track<SendWorld>

const review = track<SendWorld>(
  'review',
  event('review', (world) => world.review()),
  [[network('answers'), answers], [network('fails')], []],
)
const shortReview: Way = { ...review, ways: [[event('review', (world) => world.review()), answers]] }
const confirm = (hows: readonly WalletAnswer[] = ['yes', 'lost yes', 'no', 'failure']) =>
  track<SendWorld>(
    'confirm',
    event('confirm', (world) => world.press()),
    [...hows.map((how) => [walletAnswers(how)]), []],
  )
const confirmName = track<SendWorld>(
  'confirm a name',
  event('confirm', (world) => world.press()),
  [[answers, walletAnswers('yes')], [network('fails')]],
)
const receiver = (name: string, isAnswered = false) =>
  track<SendWorld>(
    `enter ${name}`,
    event(`enter ${name}`, (world) => world.enterReceiver(name)),
    isAnswered ? [[event('typing pauses', ({ clock }) => clock.advance(500)), answers], []] : [[]],
  )

const amount = once<SendWorld>('type an amount', (world) => world.enterAmount('0.25'))
const token = once<SendWorld>('choose a token', (world) => world.enterToken(1))
const maximum = once<SendWorld>('maximum', (world) => world.max())
const stop = once<SendWorld>('stop waiting', ({ visitor }) => visitor.stopWaiting())
const consent = once<SendWorld>('consent', ({ visitor }) => visitor.consent())
const moved = once<SendWorld>('the name moves', (world) => world.moveName(strangers[1]))
const receipt = once<SendWorld>('the receipt is there', ({ chains }) => void (chains.hasReceipts = true))
const timeOut = once<SendWorld>('25 seconds pass', ({ clock }) => clock.advance(25_000))
const { account, chain, close } = leaving
const allLeaving = Object.values(leaving)

/** Fills the form before a race. From then on each question to the network waits. */
async function filled(world: SendWorld, name: string): Promise<void> {
  world.enterToken(0)
  world.enterAmount('0.5')
  world.enterReceiver(name)
  await world.clock.advance(5_000)
  world.isSlow = true
}
const withForm = (world: SendWorld) => filled(world, strangers[0])

async function reviewed(world: SendWorld, name: string): Promise<void> {
  await filled(world, name)
  world.isSlow = false
  world.review()
  await world.clock.advance(5_000)
}
const withReview = (world: SendWorld) => reviewed(world, strangers[0])
async function withName(world: SendWorld): Promise<void> {
  await reviewed(world, 'mara.eth')
  world.isSlow = true
}

/** Every two requests of sending, and the race groups about sending. */
export const groups: readonly Race[] = [
  ...[review, amount, token, maximum, receiver(strangers[1].toLowerCase()), ...allLeaving].map((other) =>
    race(withForm, [review, other]),
  ),
  race(withForm, [review, close, open]),
  race(withForm, [receiver('mara.eth', true), receiver('juno.eth', true)]),
  race(withForm, [receiver('mara.eth', true), receiver(strangers[0])]),
  ...[confirm(['yes', 'no']), stop, consent, ...allLeaving].map((other) => race(withReview, [confirm(), other])),
  race(withReview, [confirm(), close, open]),
  ...[moved, ...allLeaving].map((other) => race(withName, [confirmName, other])),
  race(withForm, [receiver('mara.eth', true), amount, receiver(strangers[0]), shortReview], ['M-race-16']),
  race(withReview, [confirm(['yes', 'no']), confirm(['yes']), chain, account], ['M-race-17']),
  race(withReview, [confirm(['yes', 'lost yes']), timeOut, receipt, close], ['M-race-18']),
  race(
    withForm,
    [
      track<SendWorld>(
        'read the balances',
        event('read the balances', (world) => world.refresh()),
        [[network('answers', 'eth_getBalance')], [network('fails', 'eth_getBalance')]],
      ),
      once('the failure gap passes', ({ clock }) => clock.advance(30_000)),
      account,
      once('the poll ticks', ({ root, clock }) => (root.modal.show({ view: 'Account' }), clock.advance(4_000))),
    ],
    ['M-race-20'],
  ),
]
