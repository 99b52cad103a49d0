import { limits } from '../../../domain/limits'
import { withTimeout } from '../../../domain/timeout'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import type { Platform } from '../../../platform/platform'
import type { AssetStore } from '../../../stores/shell/asset.store'
import type { DirectoryClient } from './directory-client'
import type { SessionMemory } from '../../../stores/connection/session-memory'

interface ImageDeps {
  platform: Platform
  asset: AssetStore
  memory: SessionMemory
  client: DirectoryClient
}

/** How many pictures are stored across visits: those that were shown last. */
const maxStored = 200

/** Loads the pictures of wallets from the directory. Each is requested once and stored for the next visit. */
export class WalletImages {
  readonly #deps: ImageDeps
  readonly #asked = new Map<string, Promise<void>>()
  readonly #unsaved = new Map<string, string>()

  constructor(deps: ImageDeps) {
    this.#deps = deps
  }

  /** Loads a picture into `AssetStore`. Never rejects; after a failure it may be called again. */
  load(id: string): Promise<void> {
    const { asset } = this.#deps
    if (asset.walletImages.get(id)) return Promise.resolve()
    const known = this.#asked.get(id)
    if (known) return known
    const asked = this.#find(id)
      .then(
        (url) => asset.setWalletImage(id, url),
        () => asset.setWalletImage(id, undefined),
      )
      .finally(() => this.#asked.delete(id))
    this.#asked.set(id, asked)
    return asked
  }

  /** Waits for the pictures of these wallets, for two seconds at most. */
  async preload(wallets: readonly WalletEntry[]): Promise<void> {
    const ids = wallets.flatMap(({ image_id, image_url }) => (image_id && !image_url ? [image_id] : []))
    const all = Promise.all(ids.map((id) => this.load(id)))
    await withTimeout(all, limits.imagePreload, this.#deps.platform.after).catch(() => {})
  }

  async #find(id: string): Promise<string> {
    const { memory, client } = this.#deps
    const images = await memory.repositories().catch(() => undefined)
    const stored = await images?.walletImages.get(id)
    if (!stored && !client.isAvailable) throw new Error('There is no directory to ask')
    const url = stored ?? (await client.image(id))
    this.#save(id, url)
    return url
  }

  /** Stores pictures together, when the browser is idle. Storing a picture again makes it the newest. */
  #save(id: string, url: string): void {
    this.#unsaved.set(id, url)
    if (this.#unsaved.size > 1) return
    this.#deps.platform.whenIdle(() => {
      const images = [...this.#unsaved]
      this.#unsaved.clear()
      this.#deps.memory
        .repositories()
        .then(async ({ walletImages }) => {
          await Promise.all(images.map(([key, image]) => walletImages.put(key, image)))
          await walletImages.prune(maxStored)
        })
        .catch(() => {})
    })
  }
}
