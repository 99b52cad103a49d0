import { SessionMemory } from '../../../template/src/wallet-modal/stores/connection/session-memory'
import { walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import { evmAccounts } from '../../funds/people'
import type { Held } from '../kit/held-requests'
import type { Command, Group, Machine, RaceEvent, Track } from '../kit/machine'
import type { Tab } from './world'
import { TabsWorld } from './world'

type Step = Command<TabsWorld>

const tabs = [0, 1, 2] as const
const connecting = ['eth_requestAccounts']
const leaving = ['wallet_revokePermissions']

function answer(held: Held | undefined, isYes: boolean): void {
  if (!isYes) held?.reject(walletError(4001, 'User rejected the request'))
  else held?.resolve(held.method === 'eth_requestAccounts' ? evmAccounts : null)
}

const answering = (methods: readonly string[], isYes: boolean, weight = 1): Step => ({
  name: `${methods[0]}: ${isYes ? 'yes' : 'no'}`,
  weight,
  isEnabled: ({ requests }) => requests.find(methods).length > 0,
  run({ requests }, number) {
    const open = requests.find(methods)
    answer(open[number % open.length], isYes)
  },
})

const commands: readonly Step[] = [
  ...tabs.flatMap((tab): Step[] => [
    { name: `connect in tab ${tab}`, run: (world) => world.connect(tab) },
    { name: `disconnect in tab ${tab}`, run: (world) => world.disconnect(tab) },
  ]),
  answering(connecting, true, 5),
  answering(connecting, false),
  answering(leaving, true, 3),
  answering(leaving, false),
  { name: 'other account', run: (world) => world.share(evmAccounts.toReversed()) },
  { name: 'first account', run: (world) => world.share(evmAccounts) },
  ...[0, 10, 50, 3_100, 31_000].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]

const request = (name: string, run: (world: TabsWorld) => void, methods: readonly string[]): Track<TabsWorld> => {
  const end = (isYes: boolean): RaceEvent<TabsWorld> => ({
    name: `${methods[0]}: ${isYes ? 'yes' : 'no'}`,
    isReady: ({ requests }) => requests.find(methods).length > 0,
    run: ({ requests }) => answer(requests.find(methods)[0], isYes),
  })
  const start = { name, run }
  return { name, ways: [[start, end(true)], [start, end(false)], [start]] }
}
const logIn = (tab: Tab) => request(`log in in tab ${tab}`, (world) => world.connect(tab), connecting)
const logOut = (tab: Tab) => request(`log out in tab ${tab}`, (world) => world.disconnect(tab), leaving)
const pause: Track<TabsWorld> = {
  name: 'messages arrive',
  ways: [[{ name: 'wait 50', run: ({ clock }) => clock.advance(50) }]],
}

/** Logs in before a race, and lets all tabs follow. */
async function loggedIn(world: TabsWorld): Promise<void> {
  world.connect(0)
  await world.clock.advance(0)
  answer(world.requests.find(connecting)[0], true)
  await world.clock.advance(1_000)
}

const pair = (one: Track<TabsWorld>, other: Track<TabsWorld>): Group<TabsWorld> => ({
  name: `${one.name} × ${other.name}`,
  before: loggedIn,
  tracks: [one, other],
})

/** Three tabs of one browser: each shows the connection that is stored, and logging out counts in all of them. */
export const threeTabs: Machine<TabsWorld> = {
  name: 'tabs',
  steps: 100_000,
  length: 40,
  create: (number) => TabsWorld.create(number),
  commands,
  edges: [
    'disconnected > connecting',
    'disconnected > reconnecting',
    'reconnecting > connected',
    'connecting > connected',
    'connecting > disconnected',
    'connected > connecting',
    'connected > disconnected',
  ],
  groups: [
    pair(logIn(1), logOut(0)),
    pair(logIn(1), logIn(2)),
    pair(logOut(0), logOut(1)),
    {
      name: 'M-race-22',
      races: ['M-race-22'],
      before: loggedIn,
      tracks: [logOut(0), logIn(2), pause],
    },
  ],
  faults: {
    'tabs do not listen': () => {
      SessionMemory.prototype.followTabs = () => {}
    },
  },
}
