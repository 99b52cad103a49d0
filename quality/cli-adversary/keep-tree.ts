import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { snapshotOf, type Snapshot } from './place'

type Kept = { mode: number } & ({ link: string } | { bytes: Uint8Array } | { folder: true })

/** A tree that can be restored. Only the differences are written, which is much faster than writing all of it. */
export interface KeptTree {
  layOut: () => void
}

/** Records everything below a folder as it is now. */
export function keepTree(root: string): KeptTree {
  const snapshot = snapshotOf(root)
  const kept = new Map([...snapshot.keys()].map((path): [string, Kept] => [path, keep(join(root, path))]))
  return {
    layOut: () => {
      const differs = remove(root, snapshot)
      for (const [path, entry] of kept) if (differs(path)) write(join(root, path), entry)
    },
  }
}

function keep(path: string): Kept {
  const entry = lstatSync(path)
  const mode = entry.mode & 0o777
  if (entry.isSymbolicLink()) return { mode, link: readlinkSync(path) }
  return entry.isDirectory() ? { mode, folder: true } : { mode, bytes: readFileSync(path) }
}

/** Removes everything that differs from the record. Returns a function that says which paths have to be written. */
function remove(root: string, wanted: Snapshot): (path: string) => boolean {
  // Makes everything readable first, because unreadable files cannot be compared.
  if (process.getuid?.() !== 0) spawnSync('chmod', ['-R', 'u+rwX', root])
  const now = snapshotOf(root)
  const wrong = [...now].filter(([path, entry]) => entry !== wanted.get(path))
  for (const [path, entry] of wrong) {
    const isFolder = entry.startsWith('folder') && wanted.get(path)?.startsWith('folder') === true
    if (!isFolder) rmSync(join(root, path), { recursive: true, force: true })
  }
  return (path) => now.get(path) !== wanted.get(path)
}

function write(path: string, entry: Kept): void {
  if ('link' in entry) return symlinkSync(entry.link, path)
  if ('folder' in entry) mkdirSync(path, { recursive: true })
  else writeFileSync(path, entry.bytes)
  chmodSync(path, entry.mode)
}
