import { recordRelease } from '../history/record-release'
import type { MemoryFileSystem } from './memory-file-system'

/** Writes or replaces a file. A text of `null` removes the file. */
export async function put(disk: MemoryFileSystem, path: string, text: string | null): Promise<void> {
  if ((await disk.kind(path)) === 'file') await disk.removeFile(path)
  if (text === null) return
  for (const folder of parentsOf(path)) if ((await disk.kind(folder)) === null) await disk.makeFolder(folder)
  await disk.create(path, new TextEncoder().encode(text))
}

/** Removes the CLI from an app's package.json, so that updates do not change that file. */
export async function forgetCli(disk: MemoryFileSystem, app: string): Promise<void> {
  const path = `${app}/package.json`
  const text = new TextDecoder().decode(await disk.read(path))
  await put(disk, path, text.replace(/\s*"create-wallet-modal": "[^"]*",?/, ''))
}

/** Publishes the package at `/pkg`. Then makes the package its next version, in which some files of the template are changed. */
export async function publish(
  disk: MemoryFileSystem,
  next: string,
  changes: Readonly<Record<string, string | null>>,
): Promise<void> {
  const { version }: { version: string } = JSON.parse(new TextDecoder().decode(await disk.read('/pkg/package.json')))
  await recordRelease(disk, '/pkg', version)
  await put(disk, '/pkg/package.json', `{"name":"create-wallet-modal","version":"${next}"}`)
  for (const [path, text] of Object.entries(changes)) await put(disk, `/pkg/template/${path}`, text)
}

function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}
