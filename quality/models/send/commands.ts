import { strangers } from '../../funds/people'
import type { Command } from '../kit/machine'
import { isConnected, isIn, pick, sharedCommands } from '../money/commands'
import { receivers, type SendWorld } from './world'

type Step = Command<SendWorld>

const amounts = ['0.5', '0.25', '0.000001', '3'] as const
const names = Object.keys(receivers)

const isInForm = isIn('WalletSend')

const enterAmount = (world: SendWorld, number: number) => world.enterAmount(pick(amounts, number) ?? '')
const enterReceiver = (world: SendWorld, number: number) => world.enterReceiver(pick(names, number) ?? '')

/** Everything that can happen while a visitor sends money. */
export const commands: readonly Step[] = [
  {
    name: 'fill the form',
    weight: 3,
    isEnabled: isInForm,
    run(world, number) {
      world.enterToken(number)
      enterAmount(world, number >> 3)
      enterReceiver(world, number >> 6)
    },
  },
  {
    name: 'fill the form and review',
    weight: 12,
    isEnabled: isInForm,
    async run(world, number) {
      world.isSlow = world.isDown = false
      world.enterToken(number)
      world.enterAmount(number % 2 ? '0.25' : '0.5')
      world.enterReceiver(names[number % 3] ?? '')
      await world.clock.advance(3_100)
      world.review()
      await world.clock.advance(3_100)
    },
  },
  { name: 'token', isEnabled: isInForm, run: (world, number) => world.enterToken(number) },
  { name: 'amount', weight: 2, isEnabled: isInForm, run: enterAmount },
  { name: 'receiver', weight: 2, isEnabled: isInForm, run: enterReceiver },
  { name: 'maximum', isEnabled: isInForm, run: (world) => world.max() },
  { name: 'review', weight: 5, isEnabled: isInForm, run: (world) => world.review() },
  { name: 'confirm', weight: 30, isEnabled: ({ visitor }) => visitor.canPress, run: (world) => world.press() },
  {
    name: 'consent',
    weight: 6,
    isEnabled: ({ send }) => send.flow.consent.isMissing,
    run: ({ visitor }) => visitor.consent(),
  },
  { name: 'stop waiting', isEnabled: isIn('ApproveTransaction'), run: ({ visitor }) => visitor.stopWaiting() },
  {
    name: 'other network',
    isEnabled: isConnected,
    run: ({ wallet }, number) => wallet.changeChain(number % 2 ? 1 : 10),
  },
  { name: 'unknown network', isEnabled: isConnected, run: ({ wallet }) => wallet.changeChain(31_337) },
  { name: 'the name moves', run: (world, number) => world.moveName(pick(strangers, number) ?? '') },
  { name: 'names lie or not', run: ({ service }) => service.lie('names') },
  { name: 'receipts or none', run: ({ chains }) => void (chains.hasReceipts = !chains.hasReceipts) },
  { name: 'another transaction', run: ({ chains }) => chains.mineOther() },
  { name: 'read the balances', isEnabled: isConnected, run: (world) => world.refresh() },
  ...sharedCommands({ view: 'WalletSend', approvals: 12, pauses: [0, 300, 700, 3_100, 31_000] }),
]
