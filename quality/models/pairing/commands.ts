import type { Command } from '../kit/machine'
import type { PairingWorld } from './world'

type Step = Command<PairingWorld>

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length]
const hasOffer = ({ requests }: PairingWorld) => requests.find(['propose']).length > 0

/** Everything that can happen while a page pairs. */
export const commands: readonly Step[] = [
  {
    name: 'open the code',
    weight: 6,
    isEnabled: (world) => !world.isConnected && !world.isAtCode,
    run: (world) => world.openCode(),
  },
  { name: 'the relay takes an offer', weight: 12, isEnabled: hasOffer, run: (world) => world.makeLink() },
  {
    name: 'the relay refuses an offer',
    isEnabled: hasOffer,
    run: ({ requests }) => requests.find(['propose'])[0]?.reject(new Error('Failed to publish payload')),
  },
  {
    name: 'the wallet approves the latest link',
    weight: 4,
    isEnabled: ({ answerable }) => answerable.length > 0,
    run: (world) => world.answer(world.answerable.at(-1), true),
  },
  {
    name: 'the wallet approves some link',
    isEnabled: ({ answerable }) => answerable.length > 0,
    run: (world, number) => world.answer(pick(world.answerable, number), true),
  },
  {
    name: 'the wallet declines',
    weight: 2,
    isEnabled: ({ answerable }) => answerable.length > 0,
    run: (world) => world.answer(world.answerable.at(-1), false),
  },
  {
    name: 'the wallet ends the session',
    isEnabled: ({ isPaired }) => isPaired,
    async run(world) {
      const { clock, expected, relay } = world
      world.expected = undefined
      if (expected) relay.leaveInWallet(expected.topic)
      // The page asks a wallet that has left once more.
      await clock.advance(5_000)
    },
  },
  {
    name: 'try again',
    isEnabled: ({ isAtCode, pairing }) => isAtCode && pairing.hasError,
    run: ({ pairing }) => pairing.retry(),
  },
  { name: 'back', weight: 2, isEnabled: ({ isAtCode }) => isAtCode, run: ({ root }) => root.router.goBack() },
  {
    name: 'close',
    weight: 2,
    isEnabled: ({ root }) => root.modal.isShown,
    run: ({ root }) => root.modal.close('header'),
  },
  { name: 'disconnect', weight: 2, run: (world) => world.disconnect() },
  {
    name: 'connect another wallet',
    isEnabled: ({ isConnected }) => !isConnected,
    run: (world) => world.connectOther(),
  },
  { name: 'the socket drops', isEnabled: ({ relay }) => relay.isOpen, run: ({ relay }) => relay.drop() },
  {
    name: 'a socket opens',
    weight: 4,
    isEnabled: ({ relay }) => !relay.isOpen,
    run: ({ relay }) => relay.open(),
  },
  { name: 'the page is hidden', run: (world) => world.setVisible(false) },
  { name: 'the page is visible', weight: 2, run: (world) => world.setVisible(true) },
  { name: 'the page loads again', run: (world) => world.reload() },
  {
    name: 'the relay has told the wallet',
    weight: 3,
    isEnabled: ({ requests }) => requests.find(['disconnect']).length > 0,
    run: ({ requests }) => requests.find(['disconnect'])[0]?.resolve(null),
  },
  ...[0, 700, 3_100, 15_100, 60_000, 229_000, 239_000].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]
