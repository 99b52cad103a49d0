import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import { announceUrl, type AnnounceOptions } from '../../src/testing/announce'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The parameters of the page's address, besides the host app's configuration. */
export interface PageQuery {
  /** How the wallets in the page introduce themselves. Default: one wallet with the kit's defaults. */
  wallets?: readonly AnnounceOptions[]
  /** The content security policy of the page. Default: none. */
  policy?: string
}

/** Serves one build of the host app: its files, and the page with the wallets that the address asks for. */
export class HostServer {
  /** Markup that a server has rendered, for the page's root. */
  markup = ''
  /** A back end of the app. It answers its own requests and ignores the others. */
  backEnd: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
  readonly #folder: string
  readonly #sandbox: SandboxEndpoints
  readonly #server: Server

  private constructor(folder: string, sandbox: SandboxEndpoints) {
    this.#folder = folder
    this.#sandbox = sandbox
    this.#server = createServer((request, response) => {
      const serve = () => void this.#handle(request, response).catch(() => response.writeHead(404).end())
      if (this.backEnd) this.backEnd(request, response, serve)
      else serve()
    })
  }

  static async start(folder: string, sandbox: SandboxEndpoints): Promise<HostServer> {
    const host = new HostServer(folder, sandbox)
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve))
    return host
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The address of the page for a configuration of the host app. */
  address(config: unknown, { wallets = [{}], policy }: PageQuery): string {
    const query = new URLSearchParams({ config: JSON.stringify(config), wallets: JSON.stringify(wallets) })
    if (policy !== undefined) query.set('policy', policy)
    return `${this.origin}/?${query.toString()}`
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    await closed
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin)
    const path = normalize(join(this.#folder, url.pathname === '/' ? 'index.html' : url.pathname))
    if (!path.startsWith(this.#folder + sep)) throw new Error('Outside of the folder')
    const content = await readFile(path)
    const policy = url.pathname === '/' ? url.searchParams.get('policy') : null
    if (policy !== null) response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    response.end(url.pathname === '/' ? this.#page(content.toString(), url.searchParams) : content)
  }

  #page(html: string, query: URLSearchParams): string {
    const wallets = JSON.parse(query.get('wallets') ?? '[]') as AnnounceOptions[]
    const scripts = wallets.map((wallet) => {
      const source = announceUrl(this.#sandbox.walletScript, wallet).replaceAll('&', '&amp;')
      return `<script src="${source}"></script>`
    })
    return html.replace('<!--wallets-->', () => scripts.join('')).replace('<!--markup-->', () => this.markup)
  }
}
