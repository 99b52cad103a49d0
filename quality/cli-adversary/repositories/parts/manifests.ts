import { join } from 'node:path'
import type { Random } from '../../../fuzz/random'
import { hashOfBytes, manifestPath, put, type Place, read } from '../../place'
import { hostilePath, hostilePattern } from '../hostile-paths'
import { bystanders } from '../origins'
import { partsOf } from '../part'

type Json = Record<string, unknown>

function readManifest({ project }: Place): Json {
  try {
    return JSON.parse(read(join(project, manifestPath)).toString()) as Json
  } catch {
    const selection = { chains: ['ethers'], features: ['send'], tests: false }
    return { schema: 1, template: '1.2.3', selection, format: 'none', files: {}, ignored: [] }
  }
}

function change(place: Place, edit: (manifest: Json) => void): void {
  const manifest = readManifest(place)
  edit(manifest)
  put(join(place.project, manifestPath), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The hash of what a path holds, as an attacker knows it; now and then of something else. */
function hashAt(place: Place, path: string, random: Random): string {
  try {
    if (!random.oneIn(6)) return hashOfBytes(read(join(place.project, path)))
  } catch {
    // There is no readable file at the path.
  }
  return hashOfBytes(random.letters(4))
}

const filesOf = (manifest: Json, key: string): Json => ({ ...(manifest[key] as Json | undefined) })

function claim(place: Place, random: Random, key: 'files' | 'starter', paths: readonly string[], prefix: string): void {
  change(place, (manifest) => {
    const files = filesOf(manifest, key)
    for (const path of paths) {
      Object.defineProperty(files, path, {
        value: {
          unit: random.pick(['core', 'app', 'send', 'ethers', 'nobody', '__proto__']),
          sha256: hashAt(place, prefix + path, random),
          ...(random.oneIn(4) && { written: hashAt(place, prefix + path, random) }),
          ...(random.oneIn(6) && { template: random.pick(['1.2.3', '1.3.0', '0.0.1']) }),
        },
        enumerable: true,
        configurable: true,
      })
    }
    manifest[key] = files
    if (random.oneIn(2)) manifest['template'] = random.pick(['9.9.9', '0.0.1', '1.2.3', '1.3.0', '1.2.3-x.y'])
  })
}

function pendingOf(place: Place, random: Random): Json {
  const path = (): string => (random.oneIn(2) ? hostilePath(place, random) : random.pick(Object.keys(bystanders)))
  return {
    command: random.pick(['add', 'remove', 'update', 'undo', 'rm -rf']),
    template: random.pick(['1.2.3', '1.3.0', '9.9.9', '../../..']),
    selection: {
      chains: ['ethers'],
      features: random.pick([[], ['send'], ['swaps', 'send'], ['../..']]),
      tests: random.oneIn(2),
    },
    conflicts: Array.from({ length: random.below(4) }, path),
    ...(random.oneIn(2) && { only: hostilePattern(random) }),
    ...(random.oneIn(2) && { written: Object.fromEntries([[path(), hashOfBytes(random.letters(3))]]) }),
  }
}

const wrong = [null, 1, '', 'x', [], {}, [[]], true, -1, { a: 1 }]

export const manifests = partsOf('manifest', {
  'names files of the project in its folder': (place, random) => {
    const paths = Array.from({ length: 1 + random.below(3) }, () => hostilePath(place, random))
    claim(place, random, 'files', paths, 'src/wallet-modal/')
  },
  'names files of the project as those of the starter': (place, random) => {
    const paths = Array.from({ length: 1 + random.below(3) }, () =>
      random.oneIn(2) ? hostilePath(place, random) : random.pick(Object.keys(bystanders)),
    )
    claim(place, random, 'starter', paths, '')
  },
  'names the workflow and the secrets of an unknown template': (place, random) => {
    claim(place, random, 'starter', ['.env', '.github/workflows/ci.yml', '.npmrc', 'package.json'], '')
    change(place, (manifest) => (manifest['template'] = '9.9.9'))
  },
  'names its own files with hashes of what they hold': (place, random) => {
    claim(place, random, 'files', ['own.ts', 'index.ts', 'adapters/index.ts', 'not/there.ts'], 'src/wallet-modal/')
  },
  'is of an unknown version': (place, random) =>
    change(
      place,
      (manifest) => (manifest['template'] = random.pick(['9.9.9', '0.0.0', '1.2.4', '1.3.0', '99999999999.0.0'])),
    ),
  'waits for a change': (place, random) =>
    change(place, (manifest) => (manifest['pending'] = pendingOf(place, random))),
  'takes files out by endless patterns': (place, random) =>
    change(place, (manifest) => {
      manifest['ignored'] = Array.from({ length: 1 + random.below(3) }, () => hostilePattern(random))
      if (random.oneIn(2)) manifest['template'] = '9.9.9'
      const name = random.pick(['a'.repeat(200), `${'a/'.repeat(60)}c`])
      manifest['files'] = { ...filesOf(manifest, 'files'), [name]: { unit: 'core', sha256: hashOfBytes('') } }
    }),
  'chooses units that nobody knows': (place, random) =>
    change(place, (manifest) => {
      const ids = ['__proto__', 'constructor', '../..', 'nobody', 'app', 'core', 'a'.repeat(3000), 'ethers', 'ethers']
      manifest['selection'] = {
        chains: [random.pick(ids), random.pick(ids)],
        features: [random.pick(ids)],
        tests: random.oneIn(2),
      }
    }),
  'has another type somewhere': (place, random) =>
    change(place, (manifest) => {
      manifest[random.pick([...Object.keys(manifest), 'schema', 'starter', 'pending'])] = random.pick(wrong)
    }),
  'has keys of objects': ({ project }, random) => {
    const key = random.pick(['__proto__', 'constructor', 'prototype'])
    const files = `{ "${key}": { "unit": "core", "sha256": "${hashOfBytes('')}" } }`
    const selection = `{ "chains": ["ethers"], "features": [], "tests": false, "${key}": { "x": 1 } }`
    const rest = `"${key}": { "schema": 1, "polluted": true }, "format": "none", "ignored": []`
    put(
      join(project, manifestPath),
      `{ "schema": 1, "template": "1.2.3", "selection": ${selection}, "files": ${files}, ${rest} }\n`,
    )
  },
  'is nested deeply': ({ project }, random) => {
    const depth = random.pick([100, 5_000, 100_000])
    const key = random.pick(['files', 'ignored', 'pending', 'x'])
    put(join(project, manifestPath), `{ "schema": 1, "${key}": ${'['.repeat(depth)}${']'.repeat(depth)} }`)
  },
  'has fifty thousand entries': (place, random) => {
    if (!random.oneIn(4)) throw new Error('only now and then: it takes long')
    change(place, (manifest) => {
      const entry = { unit: 'core', sha256: hashOfBytes('') }
      manifest['files'] = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`many/${index}.ts`, entry]))
    })
  },
  'has names that differ in their case only': (place, random) =>
    claim(
      place,
      random,
      'files',
      ['INDEX.ts', 'Index.ts', 'index.TS', 'adapters/INDEX.ts', 'ADAPTERS/index.ts'],
      'src/wallet-modal/',
    ),
  'is no manifest': ({ project }, random) =>
    put(
      join(project, manifestPath),
      random.pick(['', '{', 'null', '[]', '\uFEFF{}', '<<<<<<< a\n', '\0', '{"schema":2}', '{"schema":1e999}']),
    ),
  'is there twice': ({ project }, random) => {
    const text = read(join(project, manifestPath))
    put(
      join(
        project,
        random.pick(['wallet-modal.json', 'packages/other/wallet-modal.json', 'src/other/wallet-modal.json']),
      ),
      text,
    )
  },
})
