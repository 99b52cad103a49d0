import { evmAccounts } from '../../funds/people'
import type { Command } from '../kit/machine'
import type { Answer } from './answers'
import { answer, connecting, leaving, solanaAddresses, switching } from './answers'
import type { WalletName } from './model'
import { sides, type ConnectionWorld } from './world'

type Step = Command<ConnectionWorld>

const wallets = ['one', 'two', 'sol'] as const
const evm = ['one', 'two'] as const

function answering(kind: string, methods: readonly string[], how: Answer, weight = 1): Step {
  return {
    name: `${kind}: ${how}`,
    weight,
    isEnabled: ({ requests }) => requests.find(methods).length > 0,
    run(world, number) {
      const open = world.requests.find(methods)
      const held = open[number % open.length]
      if (held) answer(world, held, how)
    },
  }
}

const isConnecting = ({ root }: ConnectionWorld) => root.modal.isShown && root.router.view === 'ConnectingExternal'

const choosing = wallets.flatMap((wallet): Step[] => [
  { name: `choose ${wallet}`, weight: 3, run: (world) => world.choose(wallet) },
  { name: `button ${wallet}`, run: (world) => world.connect(wallet) },
])

function shareAccounts(world: ConnectionWorld, wallet: WalletName, number: number): void {
  const all = wallet === 'sol' ? solanaAddresses : evmAccounts
  const shared = [all.slice(0, 1), all.slice(1), all.toReversed()][number % 3] ?? []
  world.changeAccounts(wallet, [...shared])
}

/** Everything that can happen while wallets connect. */
export const commands: readonly Step[] = [
  ...choosing,
  answering('connect', connecting, 'yes', 8),
  answering('connect', connecting, 'no', 2),
  answering('connect', connecting, 'failure', 2),
  answering('connect', connecting, 'nobody'),
  answering('leave', leaving, 'yes', 2),
  answering('leave', leaving, 'no'),
  answering('leave', leaving, 'failure'),
  answering('switch', switching, 'yes', 3),
  answering('switch', switching, 'no'),
  answering('switch', switching, 'failure'),
  answering('switch', switching, 'unknown', 2),
  {
    name: 'try again',
    weight: 2,
    isEnabled: (world) => isConnecting(world) && world.root.connection.attempt.state !== 'connected',
    run(world) {
      const { route } = world.root.router
      if (route.view === 'ConnectingExternal') world.connect(route.data.connector.name as WalletName)
    },
  },
  { name: 'back', isEnabled: isConnecting, run: ({ root }) => root.router.goBack() },
  { name: 'close', isEnabled: ({ root }) => root.modal.open, run: ({ root }) => root.modal.close('api') },
  { name: 'open', isEnabled: ({ root }) => !root.modal.open, run: ({ root }) => root.modal.show() },
  {
    name: 'disconnect one namespace',
    weight: 2,
    isEnabled: (world) => sides.some((side) => world.model.sides[side].wallet),
    run(world, number) {
      const open = sides.filter((side) => world.model.sides[side].wallet)
      world.disconnect(open[number % open.length])
    },
  },
  { name: 'disconnect all', run: (world) => world.disconnect(undefined) },
  { name: 'switch network', weight: 3, run: (world, number) => world.switchTo([1, 10][number % 2] ?? 1) },
  ...wallets.flatMap((wallet): Step[] => [
    { name: `accounts of ${wallet}`, run: (world, number) => shareAccounts(world, wallet, number) },
    { name: `${wallet} shares nothing any more`, run: (world) => world.changeAccounts(wallet, []) },
  ]),
  ...evm.map((wallet): Step => ({
    name: `network of ${wallet}`,
    run(world, number) {
      const chain = [1, 10, 31_337][number % 3] ?? 1
      world.evm[wallet].changeChain(chain)
      world.model.chainChanged(wallet, chain)
    },
  })),
  ...evm.map((wallet): Step => ({
    name: `${wallet} restarts`,
    run({ evm: all }) {
      all[wallet].emit('disconnect', { code: 1013 })
    },
  })),
  { name: 'endpoints fail or work', run: (world) => void (world.isDown = !world.isDown) },
  ...[0, 100, 700, 3_100, 31_000].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]
