import type { Command } from '../kit/machine'
import { isConnected, isIn, pick, sharedCommands } from '../money/commands'
import type { SwapWorld } from './world'

type Step = Command<SwapWorld>

const amounts = ['1', '2', '0.5', '20'] as const
const slippages = ['1', '0.5', '3', 'x'] as const
const prices = [2_000n, 1_999n, 2_001n, 1_500n] as const

const isInForm = isIn('Swap')

/** Fills the form, and waits for the review. */
async function wholeReview(world: SwapWorld, number: number): Promise<void> {
  world.isSlow = world.isDown = false
  world.choose('paid', number % 2)
  world.choose('received', 1 - (number % 2))
  world.enterAmount('2')
  await world.clock.advance(3_100)
  world.review()
  await world.clock.advance(3_100)
}

/** Everything that can happen while a visitor swaps. */
export const commands: readonly Step[] = [
  { name: 'fill the form and review', weight: 12, isEnabled: isInForm, run: wholeReview },
  { name: 'paid token', isEnabled: isInForm, run: (world, number) => world.choose('paid', number % 2) },
  { name: 'received token', isEnabled: isInForm, run: (world, number) => world.choose('received', number % 2) },
  {
    name: 'amount',
    weight: 2,
    isEnabled: isInForm,
    run: (world, number) => world.enterAmount(pick(amounts, number) ?? ''),
  },
  { name: 'slippage', isEnabled: isInForm, run: (world, number) => world.enterSlippage(pick(slippages, number) ?? '') },
  { name: 'flip', isEnabled: isInForm, run: (world) => world.flip() },
  { name: 'maximum', isEnabled: isInForm, run: (world) => world.max() },
  { name: 'review', weight: 5, isEnabled: isInForm, run: (world) => world.review() },
  { name: 'confirm', weight: 30, isEnabled: ({ canConfirm }) => canConfirm, run: (world) => world.confirm() },
  {
    name: 'consent',
    weight: 6,
    isEnabled: ({ swap }) => swap.flow.consent.isMissing,
    run: ({ swap }) => swap.flow.consent.set(true),
  },
  { name: 'stop waiting', weight: 4, isEnabled: isIn('ApproveTransaction'), run: (world) => world.stopWaiting() },
  {
    name: 'network with swaps',
    weight: 3,
    isEnabled: ({ wallet }) => wallet.chainId !== 1,
    run: ({ wallet }) => wallet.changeChain(1),
  },
  { name: 'network without swaps', isEnabled: isConnected, run: ({ wallet }) => wallet.changeChain(10) },
  {
    name: 'the price moves',
    weight: 2,
    run: ({ chain }, number) => void (chain.dollars = pick(prices, number) ?? 2_000n),
  },
  { name: 'the allowance is gone', run: ({ chain }) => void (chain.allowance = 0n) },
  { name: 'transactions succeed', run: (world) => void (world.receipt = '0x1') },
  { name: 'transactions revert', run: (world) => void (world.receipt = '0x0') },
  { name: 'no receipts', run: (world) => void (world.receipt = undefined) },
  ...sharedCommands({ view: 'Swap', approvals: 16, pauses: [0, 200, 700, 3_100, 11_000, 31_000] }),
]
