import { runCreate } from '../run/create/create'
import type { CreateInput } from '../run/create/create-input'
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
