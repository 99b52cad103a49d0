import { evmAccounts } from '../../funds/people'
import type { WalletAnswer } from '../../funds/wallets'
import type { Command } from '../kit/machine'
import type { SwapWorld } from './world'

type Step = Command<SwapWorld>

const amounts = ['1', '2', '0.5', '20'] as const
const slippages = ['1', '0.5', '3', 'x'] as const
const prices = [2_000n, 1_999n, 2_001n, 1_500n] as const

const isConnected = ({ root }: SwapWorld) => root.account.isConnected
const isIn = (view: string) => (world: SwapWorld) =>
  isConnected(world) && world.root.modal.isShown && world.root.router.view === view
const isInForm = isIn('Swap')
const pick = <T>(list: readonly T[], number: number) => list[number % list.length]

const answering = (how: WalletAnswer, weight = 1): Step => ({
  name: `wallet: ${how}`,
  weight,
  isEnabled: ({ requests }) => requests.find(['eth_sendTransaction']).length > 0,
  run(world, number) {
    const held = pick(world.requests.find(['eth_sendTransaction']), number)
    if (held) world.answerSend(held, how)
  },
})

const network = (how: 'answers' | 'fails', weight: number): Step => ({
  name: `network ${how}`,
  weight,
  isEnabled: ({ requests }) => requests.open.some(({ of }) => of === 'network'),
  run({ requests }, number) {
    const open = requests.open.filter(({ of }) => of === 'network')
    const held = pick(open, number)
    if (how === 'answers') held?.resolve(null)
    else held?.reject(new TypeError('Failed to fetch'))
  },
})

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
  { name: 'stop waiting', isEnabled: isIn('ApproveTransaction'), run: (world) => world.stopWaiting() },
  {
    name: 'back',
    isEnabled: ({ root }) => root.modal.isShown && root.router.history.length > 1,
    run: ({ root }) => root.router.goBack(),
  },
  { name: 'close', isEnabled: ({ root }) => root.modal.isShown, run: ({ root }) => root.modal.close('api') },
  {
    name: 'open',
    weight: 4,
    isEnabled: (world) =>
      isConnected(world) && !(world.root.modal.isShown && world.root.router.view.startsWith('Swap')),
    run: (world) => world.open(),
  },
  { name: 'connect', weight: 12, isEnabled: (world) => !isConnected(world), run: (world) => world.connect() },
  { name: 'disconnect', isEnabled: isConnected, run: (world) => world.disconnect() },
  { name: 'the wallet leaves', isEnabled: isConnected, run: ({ wallet }) => wallet.emit('accountsChanged', []) },
  {
    name: 'leave: yes',
    isEnabled: ({ requests }) => requests.find(['wallet_revokePermissions']).length > 0,
    run: ({ requests }) => requests.find(['wallet_revokePermissions'])[0]?.resolve(null),
  },
  {
    name: 'other account',
    isEnabled: isConnected,
    run: ({ wallet }, number) => wallet.changeAccounts(number % 2 ? evmAccounts : evmAccounts.toReversed()),
  },
  {
    name: 'network with swaps',
    weight: 3,
    isEnabled: ({ wallet }) => wallet.chainId !== 1,
    run: ({ wallet }) => wallet.changeChain(1),
  },
  { name: 'network without swaps', isEnabled: isConnected, run: ({ wallet }) => wallet.changeChain(10) },
  answering('yes', 8),
  answering('lost yes', 2),
  answering('no', 2),
  answering('refusal'),
  answering('failure', 2),
  answering('nonce too low'),
  answering('garbage'),
  network('answers', 12),
  network('fails', 2),
  { name: 'answers wait', isEnabled: (world) => !world.isSlow, run: (world) => void (world.isSlow = true) },
  { name: 'answers come', weight: 3, isEnabled: (world) => world.isSlow, run: (world) => void (world.isSlow = false) },
  { name: 'endpoints fail', isEnabled: (world) => !world.isDown, run: (world) => void (world.isDown = true) },
  {
    name: 'endpoints work',
    weight: 5,
    isEnabled: (world) => world.isDown,
    run: (world) => void (world.isDown = false),
  },
  {
    name: 'the price moves',
    weight: 2,
    run: ({ chain }, number) => void (chain.dollars = pick(prices, number) ?? 2_000n),
  },
  { name: 'the allowance is gone', run: ({ chain }) => void (chain.allowance = 0n) },
  { name: 'transactions succeed', run: (world) => void (world.receipt = '0x1') },
  { name: 'transactions revert', run: (world) => void (world.receipt = '0x0') },
  { name: 'no receipts', run: (world) => void (world.receipt = undefined) },
  ...[0, 200, 700, 3_100, 11_000, 31_000].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    weight: milliseconds === 700 || milliseconds === 3_100 ? 4 : 1,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]
