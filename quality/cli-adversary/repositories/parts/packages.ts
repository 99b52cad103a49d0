import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Random } from '../../../fuzz/random'
import { canaryModule, hashOfBytes, manifestPath, put, putLink, type Place } from '../../place'
import { hostilePath, hostilePattern } from '../hostile-paths'
import { partsOf } from '../part'

/** Where a package of our name may come from: installed, or named with `--base`. */
const foldersOf = ({ project }: Place): string[] => [
  join(project, 'node_modules/create-wallet-modal'),
  join(project, 'vendor/base'),
]

const packed = (json: string): Uint8Array =>
  brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

let bombs: Uint8Array[] | undefined
/** A few kilobytes that unpack to a very large text. */
function bomb(random: Random): Uint8Array {
  bombs ??= [
    packed(' '.repeat(300_000_000)),
    packed(`{"version":"1.1.0","files":{},"blobs":{"x":"${'x'.repeat(200_000_000)}"}}`),
  ]
  return random.pick(bombs)
}

function release(texts: Record<string, string>, hashes: (text: string) => string = hashOfBytes): Uint8Array {
  const files = Object.entries(texts).map(([path, text]) => `${JSON.stringify(path)}:"${hashes(text)}"`)
  const blobs = Object.fromEntries(Object.values(texts).map((text) => [hashOfBytes(text), text]))
  return packed(`{"version":"${version}","files":{${files.join(',')}},"blobs":${JSON.stringify(blobs)}}`)
}

const units = (globs: readonly string[]): string =>
  JSON.stringify([
    { id: 'app', kind: 'core', title: 'App', files: ['*', 'src/*'], dependencies: [] },
    { id: 'core', kind: 'core', title: 'Core', files: ['src/wallet-modal/**', ...globs], dependencies: [] },
    { id: 'ethers', kind: 'chain', title: 'EVM', default: true, files: ['src/wallet-modal/adapters/ethers/**'] },
    {
      id: 'solana',
      kind: 'chain',
      title: 'Solana',
      files: ['src/wallet-modal/adapters/solana/**'],
      dependencies: ['-g', '../x'],
    },
    { id: 'send', kind: 'feature', title: 'Send', files: ['src/wallet-modal/features/send/**'] },
  ])

/** A version that only the hostile package has. */
const version = '1.1.0'

/** Makes the manifest claim that the copy was made from the hostile package. */
function claim({ project }: Place, random: Random): void {
  const selection = { chains: ['ethers'], features: random.oneIn(2) ? ['send'] : [], tests: false }
  const manifest = { schema: 1, template: version, selection, format: 'none', files: {}, ignored: [] }
  put(join(project, manifestPath), `${JSON.stringify(manifest)}\n`)
}

function basic(place: Place, random: Random, more: Record<string, string | Uint8Array>): void {
  if (!random.oneIn(4)) claim(place, random)
  const files: Record<string, string | Uint8Array> = {
    'package.json': JSON.stringify({
      name: 'create-wallet-modal',
      version: random.pick([version, version, '1.2.3', '1.3.0', '9.9.9']),
    }),
    'template/units.json': units([]),
    'template/renames.json': '[]',
    'template/package.json': '{ "name": "wallet-modal-app" }\n',
    'template/src/wallet-modal/index.ts': 'export {}\n',
    ...more,
  }
  for (const folder of foldersOf(place)) for (const [path, text] of Object.entries(files)) put(join(folder, path), text)
}

export const packages = partsOf('package', {
  'has a history whose paths lead out': (place, random) => {
    const path = random.oneIn(2)
      ? hostilePath(place, random)
      : `src/wallet-modal/../../../../outside/${random.letters(3)}`
    const texts = { 'units.json': units(['**']), 'renames.json': '[]', 'package.json': '{}', [path]: 'evil\n' }
    basic(place, random, {
      'package.json': '{"name":"create-wallet-modal","version":"1.3.0"}',
      'history/1.1.0.json.br': release(texts),
    })
  },
  'has a history that unpacks to very much': (place, random) => {
    if (!random.oneIn(6)) throw new Error('only now and then: it takes long')
    basic(place, random, {
      'history/1.1.0.json.br': bomb(random),
      'package.json': '{"name":"create-wallet-modal","version":"1.3.0"}',
    })
  },
  'has a history with other texts': (place, random) => {
    const texts = {
      'units.json': units([]),
      'renames.json': '[]',
      'package.json': '{}',
      'src/wallet-modal/index.ts': 'export {}\n',
    }
    const bytes = release(texts, random.oneIn(2) ? () => hashOfBytes('export {}\n') : () => '__proto__')
    basic(place, random, {
      'history/1.1.0.json.br': bytes,
      'package.json': '{"name":"create-wallet-modal","version":"1.3.0"}',
    })
  },
  'has units with endless patterns': (place, random) =>
    basic(place, random, {
      'template/units.json': units([hostilePattern(random), hostilePattern(random)]),
      [`template/src/${'a'.repeat(120)}.ts`]: 'a\n',
    }),
  'has units that are no units': (place, random) =>
    basic(place, random, {
      'template/units.json': random.pick(['{}', '[]', '[null]', 'null', '[{"id":"__proto__"}]', '['.repeat(50_000)]),
    }),
  'moves files out': (place, random) => {
    const to = hostilePath(place, random)
    const renames = JSON.stringify([{ from: 'src/wallet-modal/index.ts', to, since: '1.2.3' }])
    basic(place, random, { 'template/renames.json': random.oneIn(6) ? '[{"from":1}]' : renames })
  },
  'has links in its template': (place, random) => {
    basic(place, random, {})
    const [to] = [random.pick([place.outside, place.home, join(place.outside, 'secret.txt'), '/etc/hostname'])]
    for (const folder of foldersOf(place))
      putLink(join(folder, 'template/src/wallet-modal', random.pick(['linked', 'index.ts'])), to)
  },
  'is a link': (place, random) => {
    for (const folder of foldersOf(place)) putLink(folder, random.pick([place.outside, place.sibling]))
  },
  'has modules that leave a trace': (place, random) =>
    basic(place, random, { 'dist/cli.js': canaryModule(place, 'package'), 'index.js': canaryModule(place, 'package') }),
})
