import type { ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DirectoryWallet } from './directory'
import { queryWallets } from './directory-query'
import { HttpError, sendJson } from './respond'

/** The wallet directory service over local data. */
export class DirectoryRoutes {
  readonly #folder: string
  readonly #wallets: readonly DirectoryWallet[]
  readonly #imageIds: ReadonlySet<string>

  /** @param folder the sandbox's `data` folder */
  constructor(folder: string, wallets: readonly DirectoryWallet[]) {
    this.#folder = folder
    this.#wallets = wallets
    this.#imageIds = new Set(wallets.map((wallet) => wallet.image_id))
  }

  /** Answers one GET below `/api`; `path` is what follows it. */
  async handle(response: ServerResponse, path: string, query: URLSearchParams): Promise<void> {
    const imageId = /^\/getWalletImage\/(.+)$/.exec(path)?.[1]
    if (imageId !== undefined) return this.#image(response, decodeURIComponent(imageId))
    if (path === '/getWallets') return sendJson(response, queryWallets(this.#wallets, query))
    if (path === '/getAnalyticsConfig') return sendJson(response, { isAnalyticsEnabled: false })
    if (path === '/projects/v1/origins') {
      return sendJson(response, { allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] })
    }
    throw new HttpError(404, `The directory has no ${path}`)
  }

  async #image(response: ServerResponse, id: string): Promise<void> {
    // Only names out of the list ever reach the file system.
    if (!this.#imageIds.has(id)) throw new HttpError(404, `The directory has no image ${id}`)
    const bytes = await readFile(join(this.#folder, 'wallet-images', `${id}.webp`))
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' })
    response.end(bytes)
  }
}
