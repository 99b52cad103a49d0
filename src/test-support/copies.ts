import { recordRelease } from '../history/record-release'
import { runCreate } from '../run/create'
import type { CreateInput } from '../run/create-input'
import type { MemoryFileSystem } from './memory-file-system'
import { diskWith, worldOf } from './world'

/** A disk with an app in `/work/shop` that has the modal in `src/wallet-modal`. */
export async function diskWithShop(
  flags: CreateInput = {},
  files: Record<string, string> = {},
): Promise<MemoryFileSystem> {
  const disk = diskWith(files)
  await runCreate({ dir: 'shop', ...flags }, worldOf(disk))
  return disk
}

/** Puts a text at a path, whatever is there; `null` removes it. */
export async function put(disk: MemoryFileSystem, path: string, text: string | null): Promise<void> {
  if ((await disk.kind(path)) !== null) await disk.removeFile(path)
  if (text !== null) await disk.create(path, new TextEncoder().encode(text))
}

/** Releases the package's version and goes on to the next, with these changes of its template. */
export async function releaseNext(
  disk: MemoryFileSystem,
  version: string,
  changes: Record<string, string | null>,
): Promise<void> {
  const own: { version: string } = JSON.parse(disk.snapshot()['/pkg/package.json'] ?? '')
  await recordRelease(disk, '/pkg', own.version)
  await put(disk, '/pkg/package.json', JSON.stringify({ ...own, version }))
  for (const [path, text] of Object.entries(changes)) await put(disk, `/pkg/template/${path}`, text)
}
