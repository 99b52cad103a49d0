import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder that holds `public/` and `data/`. The code runs from `src/sandbox` in tests, from `dist/sandbox` as the
 * published entry, and from a chunk of `dist/` inside the CLI, so the folder is looked for beside the running file.
 * @throws when the package is incomplete
 */
export function sandboxFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const candidates = [here, join(here, 'sandbox'), join(here, '..', 'sandbox')]
  const found = candidates.find((folder) => existsSync(join(folder, 'public', 'wallet.js')))
  if (found === undefined) {
    throw new Error(
      'The sandbox cannot find its own files (public/wallet.js), so it has no wallet to serve. ' +
        'Reinstall create-wallet-modal, or run `npm run build` in its repository.',
    )
  }
  return found
}
