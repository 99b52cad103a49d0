import { join } from 'node:path'
import type { Random } from '../../../fuzz/random'
import { hashOfBytes, put, putLink, type Place, read } from '../../place'
import { hostilePath } from '../hostile-paths'
import { bystanders } from '../origins'
import { partsOf } from '../part'

const folderOf = ({ project }: Place): string => join(project, '.wallet-modal-undo')

function record(place: Place, random: Random, files: readonly unknown[], more: Record<string, unknown> = {}): void {
  const note = { schema: 1, command: 'update', from: '1.2.3', to: '1.3.0', open: [], folders: [], files, ...more }
  put(
    join(folderOf(place), 'record'),
    JSON.stringify({ ...note, ...(random.oneIn(2) && { signature: hashOfBytes('guess') }) }),
  )
}

function now(place: Place, path: string): string | null {
  try {
    return hashOfBytes(read(join(place.project, path)))
  } catch {
    return null
  }
}

export const undoRecords = partsOf('undo', {
  'takes files away': (place, random) => {
    const paths = Array.from({ length: 1 + random.below(3) }, () =>
      random.oneIn(2) ? hostilePath(place, random) : random.pick(Object.keys(bystanders)),
    )
    record(
      place,
      random,
      paths.map((path) => ({ path, before: null, after: now(place, path) })),
    )
  },
  'puts other texts in their place': (place, random) => {
    const evil = 'evil\n'
    const path = random.oneIn(2) ? hostilePath(place, random) : random.pick(Object.keys(bystanders))
    put(join(folderOf(place), hashOfBytes(evil)), evil)
    record(place, random, [{ path, before: hashOfBytes(evil), after: now(place, path) }], {
      open: random.oneIn(2) ? [path] : [],
      folders: random.oneIn(3) ? [hostilePath(place, random)] : [],
    })
  },
  'has texts that are not what their names say': (place, random) => {
    const hash = hashOfBytes('right\n')
    put(join(folderOf(place), hash), 'wrong\n')
    record(place, random, [
      { path: 'src/wallet-modal/index.ts', before: hash, after: now(place, 'src/wallet-modal/index.ts') },
    ])
  },
  'has texts behind links': (place, random) => {
    const hash = hashOfBytes('secret\n')
    putLink(join(folderOf(place), hash), join(place.outside, 'secret.txt'))
    record(place, random, [{ path: 'src/stolen.txt', before: hash, after: null }])
  },
  'is a link': (place, random) =>
    putLink(folderOf(place), random.pick([place.outside, place.home, join(place.project, '.git')])),
  'has a record that is a link': (place) => putLink(join(folderOf(place), 'record'), join(place.home, '.npmrc')),
  'is no record': (place, random) =>
    put(
      join(folderOf(place), 'record'),
      random.pick(['', 'null', '{}', '['.repeat(100_000), '{"files":[null]}', '{"__proto__":{}}']),
    ),
  'holds the only copy of something': (place) => put(join(folderOf(place), 'notes.txt'), 'only here\n'),
  'is a file': (place) => put(folderOf(place), 'mine\n'),
})
