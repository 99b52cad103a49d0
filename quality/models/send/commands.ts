import { evmAccounts, strangers } from '../../funds/people'
import type { WalletAnswer } from '../../funds/wallets'
import type { Command } from '../kit/machine'
import { receivers, type SendWorld } from './world'

type Step = Command<SendWorld>

const amounts = ['0.5', '0.25', '0.000001', '3'] as const
const names = Object.keys(receivers)

const isConnected = ({ root }: SendWorld) => root.account.isConnected
const isIn = (view: string) => (world: SendWorld) =>
  isConnected(world) && world.root.modal.isShown && world.root.router.view === view
const isInForm = isIn('WalletSend')
const pick = <T>(list: readonly T[], number: number) => list[number % list.length]

const enterAmount = (world: SendWorld, number: number) => world.enterAmount(pick(amounts, number) ?? '')
const enterReceiver = (world: SendWorld, number: number) => world.enterReceiver(pick(names, number) ?? '')

const answering = (how: WalletAnswer, weight = 1): Step => ({
  name: `wallet: ${how}`,
  weight,
  isEnabled: ({ requests }) => requests.find(['eth_sendTransaction']).length > 0,
  run(world, number) {
    const held = pick(world.requests.find(['eth_sendTransaction']), number)
    if (held) world.answerSend(held, how)
  },
})

const network = (
  name: string,
  weight: number,
  end: (held: { resolve(value: null): void; reject(error: unknown): void }) => void,
): Step => ({
  name: `network: ${name}`,
  weight,
  isEnabled: ({ requests }) => requests.open.some(({ of }) => of === 'network'),
  run({ requests }, number) {
    const held = pick(
      requests.open.filter(({ of }) => of === 'network'),
      number,
    )
    if (held) end(held)
  },
})

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
    name: 'back',
    isEnabled: ({ root }) => root.modal.isShown && root.router.history.length > 1,
    run: ({ root }) => root.router.goBack(),
  },
  { name: 'close', isEnabled: ({ root }) => root.modal.isShown, run: ({ root }) => root.modal.close('api') },
  {
    name: 'open',
    weight: 4,
    isEnabled: (world) =>
      isConnected(world) && !(world.root.modal.isShown && world.root.router.view.startsWith('WalletSend')),
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
    name: 'other network',
    isEnabled: isConnected,
    run: ({ wallet }, number) => wallet.changeChain(number % 2 ? 1 : 10),
  },
  { name: 'unknown network', isEnabled: isConnected, run: ({ wallet }) => wallet.changeChain(31_337) },
  answering('yes', 6),
  answering('lost yes', 2),
  answering('no', 2),
  answering('refusal'),
  answering('failure', 2),
  answering('nonce too low'),
  answering('garbage'),
  network('answers', 12, (held) => held.resolve(null)),
  network('fails', 2, (held) => held.reject(new TypeError('Failed to fetch'))),
  { name: 'answers wait', isEnabled: (world) => !world.isSlow, run: (world) => void (world.isSlow = true) },
  { name: 'answers come', weight: 3, isEnabled: (world) => world.isSlow, run: (world) => void (world.isSlow = false) },
  { name: 'endpoints fail', isEnabled: (world) => !world.isDown, run: (world) => void (world.isDown = true) },
  {
    name: 'endpoints work',
    weight: 5,
    isEnabled: (world) => world.isDown,
    run: (world) => void (world.isDown = false),
  },
  { name: 'the name moves', run: (world, number) => world.moveName(pick(strangers, number) ?? '') },
  { name: 'names lie or not', run: ({ service }) => service.lie('names') },
  { name: 'receipts or none', run: ({ chains }) => void (chains.hasReceipts = !chains.hasReceipts) },
  { name: 'another transaction', run: ({ chains }) => chains.mineOther() },
  { name: 'read the balances', isEnabled: isConnected, run: (world) => world.refresh() },
  ...[0, 300, 700, 3_100, 31_000].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    weight: milliseconds === 700 || milliseconds === 3_100 ? 4 : 1,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]
