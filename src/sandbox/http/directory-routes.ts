import type { ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../services/services'
import { phoneImage, resizeDirectory, type DirectoryWallet } from './directory'
import { queryWallets } from './directory-query'
import { drawImage } from './drawn-image'
import { HttpError, sendJson } from './respond'

/** The folders that contain the directory's files. */
export interface DirectoryFolders {
  /** The sandbox's `data` folder. */
  readonly data: string
  /** The sandbox's `public` folder. */
  readonly public: string
}

/** The wallet directory service over local data. */
export class DirectoryRoutes {
  readonly #folders: DirectoryFolders
  readonly #wallets: readonly DirectoryWallet[]
  readonly #services: Services
  readonly #imageIds: ReadonlySet<string>
  #resized: readonly DirectoryWallet[]

  constructor(folders: DirectoryFolders, wallets: readonly DirectoryWallet[], services: Services) {
    this.#folders = folders
    this.#wallets = wallets
    this.#resized = wallets
    this.#services = services
    this.#imageIds = new Set(wallets.map((wallet) => wallet.image_id))
  }

  /**
   * Answers a GET request of the wallet directory.
   * @param path the part of the URL's path after `/api`
   * @throws HttpError 404 for a path that the directory does not have
   */
  async handle(response: ServerResponse, path: string, query: URLSearchParams): Promise<void> {
    const { isAnalyticsEnabled, allowedOrigins } = this.#services.settings
    const imageId = /^\/getWalletImage\/(.+)$/.exec(path)?.[1]
    if (imageId !== undefined) return this.#image(response, decodeURIComponent(imageId))
    const drawnId = /^\/public\/get(?:Asset|Currency|Token)Image\/([\w.$-]{1,64})$/.exec(path)?.[1]
    if (drawnId !== undefined) return sendImage(response, 'image/svg+xml', drawImage(drawnId))
    if (path === '/getWallets') return sendJson(response, queryWallets(this.#list(), query))
    if (path === '/getAnalyticsConfig') return sendJson(response, { isAnalyticsEnabled })
    if (path === '/projects/v1/origins') return sendJson(response, { allowedOrigins })
    throw new HttpError(404, `The directory has no ${path}`)
  }

  #list(): readonly DirectoryWallet[] {
    const size = this.#services.settings.directorySize ?? this.#wallets.length
    if (this.#resized.length !== size) this.#resized = resizeDirectory(this.#wallets, size)
    return this.#resized
  }

  async #image(response: ServerResponse, id: string): Promise<void> {
    // Only a name that is in the list may become part of a file's path.
    if (!this.#imageIds.has(id)) throw new HttpError(404, `The directory has no image ${id}`)
    if (id === phoneImage) {
      return sendImage(response, 'image/svg+xml', await readFile(join(this.#folders.public, 'phone.svg')))
    }
    const file = join(this.#folders.data, 'wallet-images', `${id}.webp`)
    const logo = await readFile(file).catch(() => null)
    // Only the first wallets of the list have a logo in the package, so that the package stays small. The other wallets get a drawn image.
    if (logo === null) return sendImage(response, 'image/svg+xml', drawImage(id))
    sendImage(response, 'image/webp', logo)
  }
}

function sendImage(response: ServerResponse, type: string, bytes: Buffer | string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
  response.end(bytes)
}
