import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Random } from '../../../fuzz/random'
import { hashOfBytes, put, putLink, type Place, read } from '../../place'
import { hostilePath } from '../hostile-paths'
import { bystanders } from '../origins'
import { partsOf } from '../part'

const stageOf = ({ project }: Place): string => join(project, '.wallet-modal-stage')

interface Move {
  path: string
  sha256: string | null
  brings: boolean
  before: string | null
}

function target(place: Place, random: Random): string {
  return random.oneIn(2)
    ? hostilePath(place, random)
    : random.pick([...Object.keys(bystanders), 'src/wallet-modal/index.ts', 'new.ts'])
}

function bytesAt(path: string): Uint8Array | null {
  try {
    return read(path)
  } catch {
    return null
  }
}

/** A journal whose moves are done, half done or still to come, with the files that they need. */
function journal(place: Place, random: Random, moves: readonly Move[]): void {
  const stage = stageOf(place)
  const root = random.oneIn(12) ? place.root : place.project
  const folders = random.oneIn(12) ? [hostilePath(place, random)] : []
  const signature = random.oneIn(2) ? { signature: hashOfBytes('guess') } : {}
  const text = JSON.stringify({ schema: 1, root, folders, moves, ...signature })
  put(join(stage, 'journal.json'), random.oneIn(12) ? text.slice(0, text.length / 2) : text)
  for (const folder of ['new', 'old', ...(random.oneIn(2) ? ['undo'] : [])])
    mkdirSync(join(stage, folder), { recursive: true })
  if (random.oneIn(3)) put(join(stage, 'undo', 'record'), '{"schema":1}\n')
}

function owner(place: Place, random: Random): void {
  const pid = random.pick([process.pid, process.ppid, 1, 0, -1, 2 ** 31, 999_999, 'x', null, 1e308])
  put(join(stageOf(place), 'owner.json'), random.oneIn(6) ? '{' : JSON.stringify({ pid }))
}

function safely(lay: () => void): void {
  try {
    lay()
  } catch {
    // The disk refuses this name, but the journal has it.
  }
}

export const stages = partsOf('stage', {
  'installs files': (place, random) => {
    const fresh = 'echo installed\n'
    const moves = Array.from({ length: 1 + random.below(3) }, (): Move => {
      const path = target(place, random)
      const there = bytesAt(join(place.project, path))
      safely(() => put(join(stageOf(place), 'new', path), fresh))
      return { path, sha256: hashOfBytes(fresh), brings: true, before: there && hashOfBytes(there) }
    })
    journal(place, random, moves)
  },
  'takes files away': (place, random) => {
    const path = target(place, random)
    const there = bytesAt(join(place.project, path))
    journal(place, random, [{ path, sha256: null, brings: false, before: there && hashOfBytes(there) }])
  },
  'is done and keeps for undoing what its hashes name': (place, random) => {
    const hook = '#!/bin/sh\necho hook\n'
    put(join(stageOf(place), 'old', 'gone.txt'), hook, 0o755)
    put(join(stageOf(place), 'undo', 'record'), '{}\n')
    const before = random.pick([
      '../../.git/hooks/pre-commit',
      '../../../sibling/evil',
      '../../.env.local',
      place.outside,
    ])
    journal(place, random, [{ path: 'gone.txt', sha256: null, brings: false, before }])
    mkdirSync(join(stageOf(place), 'undo'), { recursive: true })
  },
  'is done and keeps what lies behind a link': (place, random) => {
    const [folder, name] = random.pick([
      [place.outside, 'secret.txt'],
      [place.home, '.bashrc'],
      [join(place.project, '.git'), 'config'],
    ] as const)
    journal(place, random, [{ path: name, sha256: null, brings: false, before: hashOfBytes('x') }])
    putLink(join(stageOf(place), 'old'), folder)
    mkdirSync(join(stageOf(place), 'undo'), { recursive: true })
  },
  'brings what lies behind a link': (place, random) => {
    const bytes = bytesAt(join(place.outside, 'secret.txt')) ?? ''
    journal(place, random, [{ path: 'secret.txt', sha256: hashOfBytes(bytes), brings: true, before: null }])
    putLink(join(stageOf(place), 'new'), place.outside)
  },
  'takes back what it never brought': (place, random) => {
    const path = target(place, random)
    const there = bytesAt(join(place.project, path)) ?? ''
    const old = 'old\n'
    safely(() => put(join(stageOf(place), 'old', path), old))
    const first = { path, sha256: hashOfBytes(there), brings: true, before: hashOfBytes(old) }
    journal(place, random, [first, { path: 'not/yet.ts', sha256: null, brings: true, before: null }])
  },
  'has an owner': (place, random) => {
    owner(place, random)
    mkdirSync(join(stageOf(place), 'new'), { recursive: true })
  },
  'has no journal but files': (place, random) => {
    put(join(stageOf(place), random.pick(['old', 'new', 'undo', 'other']), 'kept.txt'), 'only here\n')
    if (random.oneIn(2)) owner(place, random)
  },
  'has a journal that is no journal': (place, random) =>
    put(
      join(stageOf(place), 'journal.json'),
      random.pick(['', 'null', '[]', '{"schema":1}', '['.repeat(100_000), '\0']),
    ),
  'is a link': (place, random) =>
    putLink(stageOf(place), random.pick([place.outside, place.home, join(place.project, '.git'), '/nowhere'])),
  'is a file': (place) => put(stageOf(place), 'mine\n'),
  'has a journal that is a link': (place) => {
    put(join(place.outside, 'journal.json'), '{}')
    putLink(join(stageOf(place), 'journal.json'), join(place.outside, 'journal.json'))
  },
  'lies beside the project': (place, random) => {
    const stage = join(dirname(place.project), '.shop.wallet-modal-stage')
    const moves = [
      { path: 'sibling/package.json', sha256: null, brings: false, before: hashOfBytes('{ "name": "sibling" }\n') },
    ]
    put(join(stage, 'journal.json'), JSON.stringify({ schema: 1, root: dirname(place.project), folders: [], moves }))
    if (random.oneIn(2)) mkdirSync(join(stage, 'old'))
  },
})
