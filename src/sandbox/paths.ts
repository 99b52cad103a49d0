import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns the folder that contains `public/` and `data/`. In tests, the code runs in `src/sandbox`. In the published package, it runs in
 * `dist/sandbox`, or in a chunk of `dist/` inside the CLI. So the folder is searched near the running file.
 * @throws if the package is incomplete
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
