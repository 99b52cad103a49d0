import type { Group, RaceEvent, Track } from '../kit/machine'
import type { Answer } from './answers'
import { answer, connecting, leaving, switching } from './answers'
import type { WalletName } from './model'
import type { ConnectionWorld } from './world'

type Event = RaceEvent<ConnectionWorld>
type Race = Group<ConnectionWorld>

const event = (name: string, run: Event['run']): Event => ({ name, run })

/** Answers the oldest request of a wallet with one of the methods. */
const answers = (wallet: WalletName, methods: readonly string[], how: Answer): Event => ({
  name: `${wallet} answers ${how}`,
  isReady: ({ requests }) => requests.find(methods, wallet).length > 0,
  run(world) {
    const [held] = world.requests.find(methods, wallet)
    if (held) answer(world, held, how)
  },
})

/** A request that is answered in each of the ways, or not before its deadline. */
const track = (name: string, start: Event, ends: readonly Event[]): Track<ConnectionWorld> => ({
  name,
  ways: [...ends.map((end) => [start, end]), [start]],
})

const once = (name: string, run: Event['run']): Track<ConnectionWorld> => ({ name, ways: [[event(name, run)]] })
const deadline = once('the deadline passes', ({ clock }) => clock.advance(31_000))

const connect = (wallet: WalletName, hows: readonly Answer[] = ['yes', 'no', 'failure']) =>
  track(
    `connect ${wallet}`,
    event(`connect ${wallet}`, (world) => world.connect(wallet)),
    hows.map((how) => answers(wallet, connecting, how)),
  )
const choose = (wallet: WalletName, hows: readonly Answer[] = ['yes', 'no']) =>
  track(
    `choose ${wallet}`,
    event(`choose ${wallet}`, (world) => world.choose(wallet)),
    hows.map((how) => answers(wallet, connecting, how)),
  )
/** Only the ways in which the wallet answers. */
const answered = ({ name, ways }: Track<ConnectionWorld>) => ({ name, ways: ways.filter((way) => way.length > 1) })
const disconnect = (side: 'eip155' | 'solana' | undefined, wallet: WalletName) =>
  track(
    `disconnect ${side ?? 'all'}`,
    event(`disconnect ${side ?? 'all'}`, (world) => world.disconnect(side)),
    (['yes', 'no'] as const).map((how) => answers(wallet, leaving, how)),
  )
const switchTo = (id: number, hows: readonly Answer[] = ['yes', 'no', 'failure']) =>
  track(
    `switch to ${id}`,
    event(`switch to ${id}`, (world) => world.switchTo(id)),
    hows.map((how) => answers('one', switching, how)),
  )
const adding: Track<ConnectionWorld> = {
  name: 'switch to an unknown network',
  ways: (['yes', 'no'] as const).map((how) => [
    event('switch to 10', (world) => world.switchTo(10)),
    answers('one', ['wallet_switchEthereumChain'], 'unknown'),
    answers('one', ['wallet_addEthereumChain'], how),
  ]),
}
const network = (chain: number) =>
  once(`wallet goes to ${chain}`, (world) => {
    world.evm.one.changeChain(chain)
    world.model.chainChanged('one', chain)
  })
const accounts = once('accounts change', (world) => world.changeAccounts('one', world.evm.two.accounts))
const close = once('close', ({ root }) => root.modal.close('api'))

/** Connects a wallet before a race. */
async function connected(world: ConnectionWorld, ...wallets: readonly WalletName[]): Promise<void> {
  for (const wallet of wallets) {
    world.connect(wallet)
    await world.clock.advance(0)
    for (const held of world.requests.find(connecting, wallet)) answer(world, held, 'yes')
    await world.clock.advance(0)
  }
}
const withOne = (world: ConnectionWorld) => connected(world, 'one')
const withBoth = (world: ConnectionWorld) => connected(world, 'sol', 'one')

/** A group of two requests, each in all of its ways. */
const pair = (one: Track<ConnectionWorld>, other: Track<ConnectionWorld>, more: Partial<Race> = {}): Race => ({
  name: `${one.name} × ${other.name}`,
  tracks: [one, other],
  ...more,
})

const answersAfterReload: Track<ConnectionWorld> = {
  name: 'the earlier wallet',
  ways: [
    [],
    ...(['yes', 'nobody', 'failure'] as const).map((how) => [
      {
        name: `the earlier wallet answers ${how}`,
        isReady: ({ requests }: ConnectionWorld) => requests.find(['eth_accounts'], 'one').length > 0,
        run: (world: ConnectionWorld) => world.restore(how),
      },
    ]),
  ],
}
const fiveSeconds = once('five seconds pass', async ({ clock, model }) => {
  await clock.advance(5_000)
  model.giveUp()
})
/** A visitor who had connected a wallet loads the page again. */
const afterReload = {
  async before(world: ConnectionWorld) {
    await withOne(world)
    await world.reload()
  },
} as const

const chooseTwo = once('another wallet is chosen', (world) => world.choose('two'))
const asked = { before: withOne } as const

/** Every two requests of the connection, and the race groups of three and four events. */
export const groups: readonly Race[] = [
  pair(connect('one'), connect('two')),
  pair(connect('one'), connect('sol')),
  pair(connect('one'), connect('one')),
  pair(connect('sol'), connect('sol')),
  pair(choose('one'), choose('two')),
  pair(connect('one'), deadline),
  pair(
    choose('one'),
    once('back', ({ root }) => root.router.goBack()),
  ),
  pair(connect('two'), disconnect('eip155', 'one'), asked),
  pair(connect('one'), disconnect('eip155', 'one'), asked),
  pair(connect('sol'), disconnect(undefined, 'one'), asked),
  pair(disconnect('eip155', 'one'), disconnect('eip155', 'one'), asked),
  pair(disconnect('eip155', 'one'), deadline, asked),
  pair(disconnect('eip155', 'one'), accounts, asked),
  pair(switchTo(10), switchTo(1), asked),
  pair(switchTo(10), disconnect('eip155', 'one'), asked),
  pair(switchTo(10), connect('two'), asked),
  pair(switchTo(10), deadline, asked),
  { name: 'M-race-1', races: ['M-race-1'], tracks: [choose('one', ['yes', 'no']), close, accounts, chooseTwo] },
  {
    name: 'M-race-2',
    races: ['M-race-2'],
    before: withOne,
    tracks: [connect('two', ['yes', 'no']), disconnect('eip155', 'one'), switchTo(10, ['yes'])],
  },
  {
    name: 'M-race-3',
    races: ['M-race-3'],
    ...afterReload,
    tracks: [answersAfterReload, choose('two', ['yes', 'no', 'failure']), fiveSeconds],
  },
  {
    name: 'M-race-3, the same wallet',
    races: ['M-race-3'],
    ...afterReload,
    tracks: [answersAfterReload, choose('one', ['yes', 'no']), close],
  },
  {
    name: 'M-race-3, disconnect',
    races: ['M-race-3'],
    ...afterReload,
    tracks: [answersAfterReload, disconnect('eip155', 'one'), fiveSeconds],
  },
  {
    name: 'M-race-4',
    races: ['M-race-4'],
    tracks: [
      answered(connect('one', ['yes'])),
      answered(connect('sol', ['yes'])),
      disconnect('solana', 'sol'),
      once('disconnect all', (world) => world.disconnect(undefined)),
    ],
  },
  {
    name: 'M-race-4, connected before',
    races: ['M-race-4'],
    before: withBoth,
    tracks: [disconnect('solana', 'sol'), disconnect(undefined, 'one'), connect('two', ['yes'])],
  },
  { name: 'M-race-5', races: ['M-race-5'], before: withOne, tracks: [network(10), adding, network(31_337)] },
]
