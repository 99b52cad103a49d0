import { dirname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { sha256 } from '../../../src/hash'
import { releasePath } from '../../../src/history/history'
import { templateFiles } from '../../../src/history/pack-templates'
import { encodeText } from '../../../src/history/packed-templates'
import { forgetCli, put } from '../../../src/test-support/releases'
import type { MemoryFileSystem } from '../../../src/test-support/memory-file-system'
import { diskWith, worldOf } from '../../../src/test-support/world'
import type { RunContext } from '../../../src/run/context'
import { runCreate } from '../../../src/run/create/create'
import type { Random } from '../../fuzz/random'
import { createWords, editText, newText, type Words } from './texts'

export const app = '/work/shop'
export const modal = 'src/wallet-modal'
/** The files of the template that releases and teams change, below the modal's folder. */
const names = ['index.ts', 'a.ts', 'b.tsx', 'deep/c.ts', 'deep/er/d.ts', 'notes.md', 'features/send/index.ts'] as const

export type Texts = ReadonlyMap<string, string>

/** A version of the template: the texts of the files that may change, and the moves since the version before. */
export interface Release {
  version: string
  texts: Texts
  renames: ReadonlyMap<string, string>
}

export interface Shop {
  disk: MemoryFileSystem
  at: RunContext
  /** The release that the package has. */
  latest: Release
}

/** A new app of a new template, in memory. */
export async function openShop(random: Random): Promise<Shop> {
  const words = createWords('first')
  const texts = new Map(names.map((name) => [name, newText(name, random, words)]))
  const disk = diskWith(Object.fromEntries([...texts].map(([name, text]) => [`/pkg/template/${modal}/${name}`, text])))
  const { error } = await runCreate({ dir: 'shop', chains: 'evm', features: 'send' }, worldOf(disk))
  if (error) throw new Error(error.message)
  await forgetCli(disk, app)
  return { disk, at: worldOf(disk, { cwd: app }), latest: { version: '1.2.3', texts, renames: new Map() } }
}

/** Copies the app to a new disk in memory, so that changes of the copy do not change the app. */
export function copyOf({ disk, latest }: Shop): Shop {
  const copy = disk.clone()
  return { disk: copy, at: worldOf(copy, { cwd: app }), latest }
}

/** Publishes the next release, in which some files are changed, moved, new or gone. */
export async function nextRelease(shop: Shop, random: Random, words: Words): Promise<Release> {
  const texts = new Map(shop.latest.texts)
  const renames = new Map<string, string>()
  const changes: Record<string, string | null> = {}
  for (const [name, text] of shop.latest.texts) {
    if (random.oneIn(3)) continue
    const now = random.oneIn(4) ? text : editText(text, 'release', random, words)
    const isBound = name === 'index.ts' || name.startsWith('features/')
    texts.set(name, now)
    if (isBound || !random.oneIn(8)) continue
    texts.delete(name)
    changes[name] = null
    if (random.oneIn(3)) continue
    const moved = `moved${shop.latest.version.split('.')[1]}/${name.split('/').at(-1)}`
    if (texts.has(moved)) continue
    renames.set(name, moved)
    texts.set(moved, now)
  }
  if (random.oneIn(3)) texts.set(`${words.next('release')}.ts`, newText('new.ts', random, words))
  for (const [name, text] of texts) if (shop.latest.texts.get(name) !== text) changes[name] = text
  const version = `1.${Number(shop.latest.version.split('.')[1]) + 1}.0`
  const path = '/pkg/template/renames.json'
  const known: unknown = JSON.parse(new TextDecoder().decode(await shop.disk.read(path)))
  const rows = [...renames].map(([from, to]) => ({ from: `${modal}/${from}`, to: `${modal}/${to}`, since: version }))
  await record(shop)
  await put(shop.disk, '/pkg/package.json', `{"name":"create-wallet-modal","version":"${version}"}`)
  await put(shop.disk, path, JSON.stringify([...(Array.isArray(known) ? known : []), ...rows]))
  for (const [name, text] of Object.entries(changes)) await put(shop.disk, `/pkg/template/${modal}/${name}`, text)
  return (shop.latest = { version, texts, renames })
}

/** Puts the package's template into its history, as `recordRelease` does, but packed loosely: packing takes longer than all the rest. */
async function record({ disk, latest: { version } }: Shop): Promise<void> {
  const files = await templateFiles(disk, '/pkg/template')
  const hashes = Object.fromEntries([...files].map(([path, bytes]) => [path, sha256(bytes)]))
  const blobs = Object.fromEntries([...files.values()].map((bytes) => [sha256(bytes), encodeText(bytes)]))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 }
  const path = releasePath('/pkg', version)
  await disk.makeFolders(dirname(path))
  await disk.create(path, brotliCompressSync(JSON.stringify({ version, files: hashes, blobs }), { params }))
}

/** The files of the app, without what runs keep for themselves. */
export function treeOf(disk: MemoryFileSystem): Map<string, string> {
  const rows = Object.entries(disk.snapshot()).filter(
    ([path, text]) => path.startsWith(`${app}/`) && text !== '/' && !path.includes('/.wallet-modal-'),
  )
  return new Map(rows.map(([path, text]) => [path.slice(app.length + 1), text]))
}

/** Writes, replaces or removes (`null`) a file of the app. */
export function write({ disk }: Shop, path: string, text: string | null): Promise<void> {
  return put(disk, `${app}/${path}`, text)
}
