import { posix, win32 } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { matchesGlob } from '../../../src/emit/glob'
import { isTemplatePath, pathsPitfall } from '../../../src/emit/template-path'
import { isPlainPath } from '../../../src/fs/plain-path'
import { sha256 } from '../../../src/hash'
import { packRelease, unpackRelease } from '../../../src/history/release'
import type { Manifest } from '../../../src/manifest/manifest'
import { formatManifest } from '../../../src/manifest/manifest'
import { parseManifest } from '../../../src/manifest/parse-manifest'
import type { Random } from '../../fuzz/random'
import { isOwnError, part } from '../part'
import { mixedText, spoilText } from '../values/texts'
import { answerOf } from './service-part'

const encode = (text: string) => new TextEncoder().encode(text)
export const hash = sha256(encode('x'))
const names = ['views', 'index.ts', 'a b.tsx', '.hidden', 'node_modules', '.git', 'CON', 'ä.ts', 'a.ts.', '..', '.']

/** Whether a path stays in its folder on POSIX and on Windows, decided by Node's own functions. */
export function staysInside(path: string): boolean {
  const [onPosix, onWindows] = [posix.resolve('/p/q', path), win32.resolve('C:\\p\\q', path)]
  return onPosix.startsWith('/p/q/') && onWindows.toLowerCase().startsWith('c:\\p\\q\\')
}

/** A path of a file, mostly with an edit. */
export const pathOf = (random: Random) =>
  mixedText(Array.from({ length: 1 + random.below(3) }, () => random.pick(names)).join('/'), random)

/** Paths in manifests, journals and templates. None leads out of its folder, or into what git keeps. */
export const cliPaths = part<string, { isTemplate: boolean }>({
  name: 'cli-paths',
  count: 700_000,
  make: pathOf,
  read: (path) => (isPlainPath(path) ? { isTemplate: isTemplatePath(path) } : undefined),
  judge(path, taken) {
    if (!taken) return isTemplatePath(path) ? 'It is a template path, but no plain path' : undefined
    if (!staysInside(path)) return 'It leads out of its folder'
    if (path.split('/').some((name) => /^\.git[. ]*$/i.test(name))) return 'It leads into .git'
    if (!taken.isTemplate) return undefined
    return /[<>:"|?*\\\p{Cc}\p{Cf}]|node_modules|(?:^|\/)(?:con|nul|aux|prn)(?:[./]|$)/iu.test(path) &&
      !/node_modules[^/]|[^/]node_modules/i.test(path)
      ? 'Some system does not allow it'
      : undefined
  },
  broken: (taken, path) => taken ?? (path.includes('..') ? { isTemplate: true } : undefined),
})

interface Glob {
  path: string
  pattern: string
}

/** Whether a path matches, decided by trying every way to cut the path. */
function matchesSlowly(path: string, pattern: string, known = new Map<string, boolean>()): boolean {
  const key = `${path}\0${pattern}`
  const found = known.get(key)
  if (found !== undefined) return found
  const rest = (end: number, count: number) => matchesSlowly(path.slice(end), pattern.slice(count), known)
  let is = false
  if (pattern === '') is = path === ''
  else if (pattern.startsWith('**/')) {
    is = rest(0, 3)
    for (let end = 0; !is && end < path.length; end += 1) is = path[end] === '/' && rest(end + 1, 3)
  } else if (pattern.startsWith('*')) {
    const count = pattern.startsWith('**') ? 2 : 1
    for (let end = 0; !is && end <= path.length; end += 1) {
      is = rest(end, count)
      if (count === 1 && path[end] === '/') break
    }
  } else is = path[0] === pattern[0] && path !== '' && rest(1, 1)
  known.set(key, is)
  return is
}

const globs = [
  '**',
  '*',
  '**/*.ts',
  'src/**',
  'src/*/x.ts',
  'a*b*c',
  '**/a/**',
  '*.test.ts',
  'src/**/*.t*',
  'a**b',
  '**/*',
]

/** Patterns of a manifest and of `--only`. The patterns are few, because the product keeps each pattern that it has read. */
export const cliGlobs = part<Glob, boolean>({
  name: 'globs',
  count: 400_000,
  make: (random) => ({
    pattern: random.pick(globs),
    // Paths with empty names never get here.
    path: spoilText(random.pick(['src/a/x.ts', 'a/b/c', 'abc', 'src/x.test.ts', 'a/a/a', 'ab']), random)
      .slice(0, 40)
      .replace(/\/+/g, '/')
      .replace(/^\/|\/$/g, ''),
  }),
  read: ({ path, pattern }) => matchesGlob(path, pattern) || undefined,
  judge: ({ path, pattern }, is) =>
    matchesSlowly(path, pattern) === (is === true) ? undefined : `It ${is ? 'matches' : 'does not match'}`,
  broken: (is, { path }) => is ?? (path.startsWith('src/') || undefined),
})

const manifest = (random: Random) => ({
  schema: 1,
  template: '1.2.3',
  selection: {
    chains: ['ethers'],
    features: ['send'],
    tests: true,
    suites: false,
  },
  format: 'none',
  files: {
    [`${random.letters(3)}/index.ts`]: {
      unit: 'core',
      sha256: hash,
    },
    'b.ts': {
      unit: 'send',
      sha256: hash,
      written: hash,
      template: '1.2.2',
    },
  },
  starter: {
    'src/app.tsx': {
      unit: 'starter',
      sha256: hash,
    },
  },
  ignored: ['views/*.tsx'],
  ...(random.oneIn(2) && {
    pending: {
      command: 'update',
      template: '1.3.0',
      selection: {
        chains: [],
        features: [],
        tests: false,
      },
      conflicts: ['src/a.ts'],
      only: 'views/**',
      written: { 'src/a.ts': hash },
    },
  }),
})

/** The manifest, which comes with a repository. */
export const manifests = part<string, Manifest>({
  name: 'manifests',
  count: 60_000,
  make: (random) => answerOf(manifest(random), random),
  isRefusal: isOwnError,
  read: (text) => parseManifest(encode(text), 'wallet-modal.json'),
  judge(_, read) {
    if (!read) return undefined
    const { files, starter = {}, pending } = read
    const paths = [
      ...Object.keys(files),
      ...Object.keys(starter),
      ...(pending?.conflicts ?? []),
      ...Object.keys(pending?.written ?? {}),
    ]
    const out = paths.find((path) => !staysInside(path))
    if (out !== undefined) return `${out} leads out`
    if (pathsPitfall(Object.keys(files)) !== null) return 'Two files have one path'
    const records = [...Object.values(files), ...Object.values(starter)]
    if (!records.every(({ sha256: own, unit }) => /^[0-9a-f]{64}$/.test(own) && /^[a-z0-9-]{1,64}$/.test(unit)))
      return 'A record is wrong'
    const again = parseManifest(formatManifest(read), 'wallet-modal.json')
    return JSON.stringify(again) === JSON.stringify(read)
      ? undefined
      : 'It is another one when it is written and read again'
  },
  broken: (read) => read && { ...read, files: { '../x': { unit: 'core', sha256: hash } } },
})

const isUnpackError = (error: unknown) =>
  error instanceof SyntaxError ||
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_')) ||
  (error instanceof Error && /decompress|Decompression|unexpected end/i.test(error.message))

/** A release of the history: a compressed text, of which every content has to have its hash. */
export const releases = part<{ packed: Uint8Array; isHonest: boolean }, ReturnType<typeof unpackRelease>>({
  name: 'releases',
  count: 25_000,
  make(random) {
    const files = new Map([[`${random.letters(3)}.ts`, encode(random.letters(20))]])
    if (random.oneIn(5)) return { packed: packRelease('1.2.3', files, new Set()), isHonest: true }
    const text = random.letters(8)
    const release = {
      version: '1.2.3',
      files: { 'a.ts': sha256(encode(text)) },
      blobs: { [sha256(encode(text))]: text },
    }
    const packed = brotliCompressSync(answerOf(release, random), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    if (random.oneIn(6)) packed[random.below(packed.length)] = random.below(256)
    return { packed, isHonest: false }
  },
  isRefusal: isUnpackError,
  read: ({ packed }) => unpackRelease(packed),
  judge({ isHonest }, release) {
    if (!release) return isHonest ? 'An honest release is refused' : undefined
    for (const [key, bytes] of release.blobs) if (sha256(bytes) !== key) return 'A text has another hash'
    return typeof release.version === 'string' && Object.values(release.files).every((one) => typeof one === 'string')
      ? undefined
      : 'A field is of another type'
  },
  broken: (release) => release && { ...release, blobs: new Map([[hash, encode('y')]]) },
})
