import type { Held } from './held-requests'
import type { Group, RaceEvent, Track } from './machine'
import type { BaseWorld } from './base-world'

export const event = <W>(name: string, run: RaceEvent<W>['run']): RaceEvent<W> => ({ name, run })

/** A track with one event. */
export const once = <W>(name: string, run: (world: W) => unknown): Track<W> => ({ name, ways: [[{ name, run }]] })

/** A request, and the ways in which it goes on. */
export const track = <W>(name: string, start: RaceEvent<W>, ends: readonly (readonly RaceEvent<W>[])[]): Track<W> => ({
  name,
  ways: ends.map((end) => [start, ...end]),
})

/** The oldest open request with one of the methods is answered. */
export const answered = <W extends BaseWorld>(
  name: string,
  isMeant: (held: Held) => boolean,
  answer: (world: W, held: Held) => void,
): RaceEvent<W> => ({
  name,
  isReady: ({ requests }) => requests.open.some(isMeant),
  run(world) {
    const held = world.requests.open.find(isMeant)
    if (held) answer(world, held)
  },
})

/** The network answers the oldest question as usual, or fails. */
export const network = <W extends BaseWorld>(how: 'answers' | 'fails', method = ''): RaceEvent<W> =>
  answered(
    `the network ${how}${method && ` ${method}`}`,
    (held) => held.of === 'network' && held.method.includes(method),
    (_, held) => (how === 'answers' ? held.resolve(null) : held.reject(new TypeError('Failed to fetch'))),
  )

/** The network answers all open questions, and those that follow. */
export const answers: RaceEvent<BaseWorld> = {
  name: 'the network answers everything',
  async run(world) {
    const { requests, clock } = world
    world.isSlow = false
    for (const { resolve } of requests.open.filter(({ of }) => of === 'network')) resolve(null)
    await clock.advance(0)
  },
}

/** The visitor presses the button that leads back. */
export const back: RaceEvent<BaseWorld> = event(
  'back',
  ({ root }) => root.modal.isShown && root.router.history.length > 1 && root.router.goBack(),
)

/** Requests that race, named by their tracks. `races` are the race groups of the reliability document that they cover. */
export function race<W>(
  before: (world: W) => unknown,
  tracks: readonly Track<W>[],
  races: readonly string[] = [],
): Group<W> {
  return { name: [...races, tracks.map(({ name }) => name).join(' × ')].join(': '), races, before, tracks }
}
