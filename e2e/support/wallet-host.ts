import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize, relative, sep } from 'node:path'
import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import {
  createWalletServer,
  developmentKey,
  openShortLivedStore,
  openWalletStore,
  smtpMailer,
  toNodeMiddleware,
  type NodeMiddleware,
  type WalletServer,
  type WalletServerOptions,
} from '../../template/src/wallet-modal/wallet-server'
import { frameConfigMark } from './host-build'
import { sandboxNetworks } from './networks'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

interface WalletHostOptions {
  /** The built wallet frame. */
  frame: string
  sandbox: SandboxEndpoints
  /** The origins of the pages that may embed the frame. */
  apps: readonly string[]
  server?: Partial<WalletServerOptions>
  /** The name of the host. Passkeys work on `localhost` only. Default: 127.0.0.1. */
  hostname?: 'localhost'
}

/** A host with the wallet frame and the wallet server, as a team has one. Its folder is removed at the end. */
export class WalletHost {
  readonly folder: string
  readonly #options: WalletHostOptions
  readonly #server: Server
  #wallets: WalletServer | undefined
  #answer: NodeMiddleware | undefined

  private constructor(folder: string, options: WalletHostOptions) {
    this.folder = folder
    this.#options = options
    this.#server = createServer()
  }

  static async start(options: WalletHostOptions): Promise<WalletHost> {
    const host = new WalletHost(await mkdtemp(join(tmpdir(), 'wallet-modal-wallets-')), options)
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve))
    host.#server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const serveFile = () => {
        host.#file(request, response).catch(() => response.writeHead(404).end())
      }
      if (host.#answer) host.#answer(request, response, serveFile)
      else response.writeHead(502).end()
    })
    await host.#startServer()
    return host
  }

  get origin(): string {
    return `http://${this.#options.hostname ?? '127.0.0.1'}:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    await closed
    await this.#wallets?.close()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** The folder of the wallets, and the file with the master key. */
  get stored(): { wallets: string; masterKey: string } {
    return { wallets: join(this.folder, 'wallets'), masterKey: join(this.folder, 'key', 'master-key') }
  }

  /** The master key, as it is written in WALLET_MASTER_KEY. */
  async masterKey(): Promise<string> {
    return (await readFile(this.stored.masterKey, 'utf8')).trim()
  }

  /** Copies the wallets while the server runs, as a backup does. */
  async backUp(to: string): Promise<void> {
    await cp(this.stored.wallets, to, { recursive: true })
  }

  /** Loses all wallets and all that is short-lived. */
  async lose(): Promise<void> {
    this.#answer = undefined
    await this.#wallets?.close()
    this.#wallets = undefined
    await rm(this.stored.wallets, { recursive: true, force: true })
  }

  /** Starts the server again, with the wallets of a backup and the same master key. */
  async restore(backup: string): Promise<void> {
    await cp(backup, this.stored.wallets, { recursive: true })
    await this.#startServer()
  }

  async #startServer(): Promise<void> {
    const { apps, sandbox, server } = this.#options
    const wallets = createWalletServer({
      origins: [this.origin],
      apps,
      appName: 'Host app',
      store: openShortLivedStore('memory:'),
      wallets: openWalletStore(this.stored.wallets),
      masterSecret: await developmentKey(join(this.folder, 'key')),
      sendMail: smtpMailer(sandbox.smtp, 'Host app <wallet@app.example>'),
      // The errors of the server are provoked.
      onError: () => {},
      ...server,
    })
    this.#wallets = wallets
    this.#answer = toNodeMiddleware(wallets)
  }

  /** Serves a file of the frame, with the headers that the README of the frame asks for. */
  async #file(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { apps, frame, sandbox } = this.#options
    const { pathname } = new URL(request.url ?? '/', this.origin)
    const path = normalize(join(frame, pathname === '/' ? 'index.html' : pathname))
    if (!path.startsWith(frame + sep)) throw new Error('Outside of the folder')
    const content = await readFile(path, 'utf8')
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    response.setHeader(
      'content-security-policy',
      ['/export.html', '/confirm.html'].includes(pathname)
        ? ownPagePolicy
        : framePolicy(apps, Object.values(sandbox.rpc)),
    )
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-content-type-options', 'nosniff')
    if (path.endsWith('.html')) response.setHeader('cache-control', 'no-cache')
    response.end(this.#withConfig(content))
  }

  /** Writes the files of the frame as this host serves them, like the build that a team deploys. */
  async writeBuild(folder: string): Promise<void> {
    const { frame } = this.#options
    for (const entry of await readdir(frame, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const target = join(folder, relative(frame, path))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, this.#withConfig(await readFile(path, 'utf8')))
    }
  }

  #withConfig(content: string): string {
    return content.replace(configText, () => JSON.stringify(JSON.stringify(this.#config)))
  }

  get #config() {
    const { apps, sandbox } = this.#options
    const evm = sandboxNetworks(sandbox).map(({ id, name, nativeCurrency, rpcUrls }) => ({
      caipNetworkId: `eip155:${id}`,
      name,
      nativeCurrency,
      rpcUrl: rpcUrls.default.http[0],
    }))
    const sol = { name: 'Sol', symbol: 'SOL', decimals: 9 }
    const solana = Object.entries(sandbox.rpc)
      .filter(([id]) => id.startsWith('solana:'))
      .map(([caipNetworkId, rpcUrl]) => ({ caipNetworkId, name: 'Solana', nativeCurrency: sol, rpcUrl }))
    return { name: 'Host wallet', apps, networks: [...evm, ...solana], api: '/api/wallet' }
  }
}

/** The mark in any quotes, as a minifier writes them. */
const configText = new RegExp(`(["'\`])${frameConfigMark}\\1`)

/** The account page and the page that confirms ask the wallet server only, and no page may embed them. */
const ownPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function framePolicy(apps: readonly string[], rpc: readonly string[]): string {
  const origins = [...new Set(rpc.map((url) => new URL(url).origin))]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${apps.join(' ')}`,
  ].join('; ')
}
