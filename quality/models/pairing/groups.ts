import type { Group, RaceEvent, Track } from '../kit/machine'
import { event, once, race, track } from '../kit/race'
import type { PairingLink } from '../../../template/src/wallet-modal/features/pairing/pairing.store'
import type { PairingWorld } from './world'

type Event = RaceEvent<PairingWorld>
type Way = Track<PairingWorld>

/** Separates the answers of the relay and of the wallet. In one turn, an approval could arrive while the next link is not on the screen yet, and then both outcomes are right. */
const settled = ({ clock }: PairingWorld) => clock.advance(0)

const relayAnswers: Event = {
  name: 'the relay takes the offer',
  isReady: ({ requests }) => requests.find(['propose']).length > 0,
  async run(world) {
    await settled(world)
    world.makeLink()
  },
}
const answer = (
  name: string,
  isApproved: boolean,
  linkOf: (world: PairingWorld) => PairingLink | undefined,
): Event => ({
  name,
  isReady: (world) => linkOf(world) !== undefined,
  async run(world) {
    await settled(world)
    world.answer(linkOf(world), isApproved)
  },
})
const latest = ({ answerable }: PairingWorld) => answerable.at(-1)
const approve = answer('the wallet approves', true, latest)
const approveFirst = answer('the wallet approves the first link', true, ({ seen }) => seen[0])
const decline = answer('the wallet declines', false, latest)
const wait = (milliseconds: number): Event => event(`wait ${milliseconds}`, ({ clock }) => clock.advance(milliseconds))

const approval: Way = { name: 'approved', ways: [[approve], [approveFirst], [decline], []] }
const close = once<PairingWorld>('close', ({ root }) => root.modal.close('header'))
const openAgain = once<PairingWorld>('open the code', (world) => world.openCode())
const disconnect = once<PairingWorld>('disconnect', (world) => world.disconnect())
const other = once<PairingWorld>('connect another wallet', (world) => world.connectOther())
/** A link is renewed ten seconds before it expires, and the next is ready before or after that. */
const renewal: Way = {
  name: 'the link expires and the next is shown',
  ways: [
    [wait(229_000), relayAnswers],
    [wait(230_000), relayAnswers, wait(10_000)],
    [wait(230_000), wait(10_000), relayAnswers],
    [wait(245_000), relayAnswers],
  ],
}

/** Shows a code before the race. */
async function withCode(world: PairingWorld): Promise<void> {
  world.openCode()
  await world.clock.advance(0)
  world.makeLink()
  await world.clock.advance(0)
}

const drop = once<PairingWorld>('the socket drops', ({ relay }) => relay.drop())
const second = once<PairingWorld>('a second socket opens', ({ relay }) => relay.open())
/** The visitor goes to the wallet's app, and comes back. */
const away: Way = {
  name: 'the page is hidden and resumes',
  ways: [
    [
      event('the page is hidden', (world) => world.setVisible(false)),
      event('the page resumes', (world) => world.setVisible(true)),
    ],
    [
      event('the page is hidden', (world) => world.setVisible(false)),
      wait(239_000),
      event('the page resumes', (world) => world.setVisible(true)),
    ],
  ],
}
const reload: Way = { name: 'the page loads again', ways: [[event('the page loads again', (world) => world.reload())]] }
const approveOnce: Way = { name: 'approved', ways: [[approve]] }

/** The race groups about pairing, and every two requests of pairing. */
export const groups: readonly Group<PairingWorld>[] = [
  race(withCode, [approval, close]),
  race(withCode, [approval, disconnect]),
  race(withCode, [approval, other]),
  race(withCode, [approval, close, other]),
  race(() => {}, [
    track(
      'open the code',
      event('open the code', (world: PairingWorld) => world.openCode()),
      [[relayAnswers], []],
    ),
    close,
    drop,
  ]),
  race(withCode, [approval, renewal, close], ['M-race-6']),
  race(withCode, [approveOnce, renewal, close, openAgain], ['M-race-6']),
  race(withCode, [drop, approveOnce, away, second], ['M-race-7']),
  race(withCode, [drop, approveOnce, reload, second], ['M-race-7']),
]
