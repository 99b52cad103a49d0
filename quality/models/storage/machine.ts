import { DatabaseConnection } from '../../../template/src/wallet-modal/storage/database-connection'
import type { Command, Group, Machine, Track } from '../kit/machine'
import { event, once, race } from '../kit/race'
import { StorageWorld } from './world'

type Way = Track<StorageWorld>

const keys = ['a', 'b', 'c'] as const
const pick = (number: number) => keys[number % keys.length] ?? 'a'

const commands: readonly Command<StorageWorld>[] = [
  { name: 'write', weight: 8, isEnabled: ({ isLeft }) => !isLeft, run: (world, number) => world.write(pick(number)) },
  { name: 'remove', weight: 2, isEnabled: ({ isLeft }) => !isLeft, run: (world, number) => world.remove(pick(number)) },
  { name: 'clear', isEnabled: ({ isLeft }) => !isLeft, run: (world) => world.clear() },
  { name: 'read', weight: 4, isEnabled: ({ isLeft }) => !isLeft, run: (world, number) => world.read(pick(number)) },
  {
    name: 'an old tab opens',
    weight: 12,
    isEnabled: ({ browser }) => browser.isNew,
    run: ({ browser }) => browser.openOldTab(),
  },
  {
    name: 'the page is left',
    weight: 2,
    isEnabled: ({ isLeft, isBusy }) => !isLeft && isBusy,
    run: (world) => world.leave(),
  },
  { name: 'a newer tab opens', weight: 2, run: ({ browser }) => browser.openNewerTab() },
  { name: 'other tabs close', weight: 4, run: ({ browser }) => browser.closeTabs() },
  { name: 'the data of the site is deleted', run: (world) => world.deleteAll() },
  ...[0, 300, 1_000, 2_100, 31_000].map((milliseconds): Command<StorageWorld> => ({
    name: `wait ${milliseconds}`,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]

/** A turn of the event loop, so that events hit a database at every step of its work. */
const turns: Way = {
  name: 'turns',
  ways: [1, 3, 6].map((count) => [
    event<StorageWorld>(`${count} turns pass`, async () => {
      for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resume) => void setImmediate(resume))
    }),
  ]),
}
const read = once<StorageWorld>('a read opens the database', (world) => world.read('a'))
const write = once<StorageWorld>('write', (world) => world.write('a'))
const remove = once<StorageWorld>('remove', (world) => world.remove('a'))
const cleared = once<StorageWorld>('clear', (world) => world.clear())
const newer: Way = {
  name: 'a newer tab',
  ways: [
    [event('a newer tab opens', ({ browser }) => browser.openNewerTab())],
    [
      event('a newer tab opens', ({ browser }) => browser.openNewerTab()),
      event('the newer tab closes', ({ browser }) => browser.closeTabs()),
    ],
  ],
}
const oldCloses: Way = {
  name: 'the old tab closes',
  ways: [[event('the old tab closes', ({ browser }) => browser.closeTabs())], []],
}
const deleted = once<StorageWorld>('the data is deleted', (world) => world.deleteAll())
const leave = once<StorageWorld>('the page is left', (world) => world.leave())
const second = once<StorageWorld>('a second passes', ({ clock }) => clock.advance(1_000))

const fresh = () => {}
const blocked = ({ browser }: StorageWorld) => browser.openOldTab()
async function open(world: StorageWorld): Promise<void> {
  world.write('b')
  await world.clock.advance(100)
}

const groups: readonly Group<StorageWorld>[] = [
  race(fresh, [read, newer, write, turns]),
  race(open, [write, newer, remove, turns]),
  race(open, [write, newer, cleared, turns]),
  race(open, [write, deleted, turns]),
  race(fresh, [read, newer, write, leave, turns], ['M-race-23']),
  race(blocked, [read, oldCloses, write, leave, second], ['M-race-23']),
  race(open, [write, newer, leave, turns], ['M-race-23']),
]

/** The storage of a page whose database other tabs hold, upgrade and delete. */
export const storage: Machine<StorageWorld> = {
  name: 'storage',
  steps: 30_000,
  length: 40,
  create: (number) => StorageWorld.create(number),
  commands,
  edges: [
    'a row is stored',
    'a row is kept in memory',
    'blocked during a call',
    'versionchange',
    'versionchange during a call',
    'the page is left during a call',
  ],
  groups,
  faults: {
    'a database that fails is asked no more': () => {
      Object.defineProperty(DatabaseConnection.prototype, 'isUsable', { get: () => false })
    },
  },
}
