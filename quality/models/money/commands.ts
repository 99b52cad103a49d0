import { evmAccounts } from '../../funds/people'
import type { WalletAnswer } from '../../funds/wallets'
import type { Command } from '../kit/machine'
import type { MoneyWorld } from './world'

export const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length]

export const isConnected = ({ root }: MoneyWorld): boolean => root.account.isConnected

/** Whether a connected visitor sees a view. */
export const isIn =
  (view: string) =>
  (world: MoneyWorld): boolean =>
    isConnected(world) && world.root.modal.isShown && world.root.router.view === view

function answering(how: WalletAnswer, weight: number): Command<MoneyWorld> {
  return {
    name: `wallet: ${how}`,
    weight,
    isEnabled: ({ requests }) => requests.find(['eth_sendTransaction']).length > 0,
    run(world, number) {
      const held = pick(world.requests.find(['eth_sendTransaction']), number)
      if (held) world.answerSend(held, how)
    },
  }
}

function network(how: 'answers' | 'fails', weight: number): Command<MoneyWorld> {
  return {
    name: `network ${how}`,
    weight,
    isEnabled: ({ requests }) => requests.open.some(({ of }) => of === 'network'),
    run({ requests }, number) {
      const open = requests.open.filter(({ of }) => of === 'network')
      const held = pick(open, number)
      if (how === 'answers') held?.resolve(null)
      else held?.reject(new TypeError('Failed to fetch'))
    },
  }
}

interface Differences {
  /** The views of the form and of the review begin with this text. */
  view: string
  /** How often the wallet approves, compared with its other answers. */
  approvals: number
  /** The pauses, in milliseconds. */
  pauses: readonly number[]
}

/** The steps that sending and swapping share: those of the modal, the wallet, the network and the clock. */
export function sharedCommands({ view, approvals, pauses }: Differences): readonly Command<MoneyWorld>[] {
  return [
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
        isConnected(world) && !(world.root.modal.isShown && world.root.router.view.startsWith(view)),
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
    answering('yes', approvals),
    answering('lost yes', 4),
    answering('no', 4),
    answering('refusal', 4),
    answering('failure', 4),
    answering('nonce too low', 4),
    answering('garbage', 4),
    network('answers', 12),
    network('fails', 2),
    { name: 'answers wait', isEnabled: (world) => !world.isSlow, run: (world) => void (world.isSlow = true) },
    {
      name: 'answers come',
      weight: 3,
      isEnabled: (world) => world.isSlow,
      run: (world) => void (world.isSlow = false),
    },
    { name: 'endpoints fail', isEnabled: (world) => !world.isDown, run: (world) => void (world.isDown = true) },
    {
      name: 'endpoints work',
      weight: 5,
      isEnabled: (world) => world.isDown,
      run: (world) => void (world.isDown = false),
    },
    ...pauses.map((milliseconds): Command<MoneyWorld> => ({
      name: `wait ${milliseconds}`,
      weight: milliseconds === 700 || milliseconds === 3_100 ? 4 : 1,
      run: ({ clock }) => clock.advance(milliseconds),
    })),
  ]
}
