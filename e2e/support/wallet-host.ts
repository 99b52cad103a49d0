import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize, relative, sep } from 'node:path'
import { keccak256 } from 'ethers'
import { walletFaults, type WalletFaults } from '../../src/sandbox'
import { rpcCall } from '../../src/sandbox/chain/rpc-call'
import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import {
  createWalletServer,
  developmentKey,
  openShortLivedStore,
  openWalletStore,
  ServerStoreError,
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

/** The kinds of smart accounts: ordinary accounts that run the code of a contract (EIP-7702), and contracts. */
export type SmartKind = 'delegation' | 'contract'

export interface WalletHostOptions {
  /** The built wallet frame. */
  frame: string
  sandbox: SandboxEndpoints
  /** The origins of the pages that may embed the frame. */
  apps: readonly string[]
  server?: Partial<WalletServerOptions>
  /** The kind of the smart accounts on the chains of the sandbox. Default: there are no smart accounts. */
  smartAccounts?: SmartKind
  /** The name of the host. Passkeys work on `localhost` only. Default: 127.0.0.1. */
  hostname?: 'localhost'
}

interface Running {
  readonly options: WalletHostOptions
  /** The folder with the wallets and the master key. */
  readonly folder: string
  readonly faults: WalletFaults
  /** The smart accounts of the frame's networks, by CAIP-2 id. */
  readonly smartAccounts: Readonly<Record<string, object>>
}

/** A host with the wallet frame and the wallet server, as a team has one. `close` removes its folder. */
export class WalletHost {
  readonly #read: () => WalletHostOptions
  readonly #server: Server = createServer()
  #running: Running | undefined
  #wallets: WalletServer | undefined
  #answer: NodeMiddleware | undefined

  /** @param read returns the options. Called once, when the host starts. */
  constructor(read: () => WalletHostOptions) {
    this.#read = read
  }

  async start(): Promise<void> {
    const options = this.#read()
    const { sandbox, smartAccounts: kind } = options
    const faults = walletFaults(async () => sandbox.control)
    const smartAccounts = kind ? await smartAccountsOf(sandbox, kind) : {}
    this.#running = { options, folder: await mkdtemp(join(tmpdir(), 'wallet-modal-wallets-')), faults, smartAccounts }
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.#server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const serveFile = () => {
        this.#file(request, response).catch(() => response.writeHead(404).end())
      }
      void faults.middleware(request, response, () => {
        if (!this.#answer) return void response.writeHead(502).end()
        const isFrame = /^\/(?:index\.html)?(?:\?|$)/.test(request.url ?? '/')
        if (isFrame && this.#wallets?.refuses(request.headers.referer)) request.url = '/api/wallet/refused'
        this.#answer(request, response, serveFile)
      })
    })
    await this.#startServer()
  }

  get #now(): Running {
    if (!this.#running) throw new Error('The wallet host has not started')
    return this.#running
  }

  get origin(): string {
    const address = this.#server.address()
    if (!address || typeof address === 'string') throw new Error('The wallet host does not listen on a port')
    return `http://${this.#now.options.hostname ?? '127.0.0.1'}:${address.port}`
  }

  /** Does nothing for a host that has not started. */
  async close(): Promise<void> {
    if (!this.#running) return
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    await closed
    await this.#wallets?.close()
    await rm(this.#running.folder, { recursive: true, force: true })
  }

  /** The folder of the wallets, and the file with the master key. */
  get stored(): { wallets: string; masterKey: string } {
    const { folder } = this.#now
    return { wallets: join(folder, 'wallets'), masterKey: join(folder, 'key', 'master-key') }
  }

  /** The master key, in the form of WALLET_MASTER_KEY. */
  async masterKey(): Promise<string> {
    return (await readFile(this.stored.masterKey, 'utf8')).trim()
  }

  /** Copies the wallets while the server runs, as a backup does. */
  async backUp(to: string): Promise<void> {
    await cp(this.stored.wallets, to, { recursive: true })
  }

  /** Stops the server, and deletes all wallets. The data of logins that have begun was in memory, and is lost, too. */
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
    const { options, faults } = this.#now
    const { apps, sandbox, server } = options
    const failure = () => new ServerStoreError('The store does not answer')
    const wallets = createWalletServer({
      origins: [this.origin],
      apps,
      appName: 'Host app',
      store: faults.store(openShortLivedStore('memory:'), failure),
      wallets: faults.store(openWalletStore(this.stored.wallets), failure),
      masterSecret: await developmentKey(dirname(this.stored.masterKey)),
      sendMail: smtpMailer(sandbox.smtp, 'Host app <wallet@app.example>'),
      // The tests provoke the errors of the server.
      onError: () => {},
      ...server,
    })
    this.#wallets = wallets
    this.#answer = toNodeMiddleware(wallets)
  }

  /** Serves a file of the frame, with the headers that the README of the frame asks for. */
  async #file(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { apps, frame, sandbox } = this.#now.options
    const { pathname } = new URL(request.url ?? '/', this.origin)
    const path = normalize(join(frame, pathname === '/' ? 'index.html' : pathname))
    if (!path.startsWith(frame + sep)) throw new Error('Outside of the folder')
    const content = await readFile(path, 'utf8')
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    response.setHeader(
      'content-security-policy',
      ['/export.html', '/confirm.html', '/loading.html'].includes(pathname)
        ? ownPagePolicy
        : framePolicy(
            apps,
            [sandbox.rpc, sandbox.bundlers, sandbox.paymasters].flatMap((urls) => Object.values(urls)),
          ),
    )
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('vary', 'Referer')
    response.setHeader('x-content-type-options', 'nosniff')
    if (path.endsWith('.html')) response.setHeader('cache-control', 'no-cache')
    response.end(this.#withConfig(content))
  }

  /** Writes the files of the frame as this host serves them, like the build that a team deploys. */
  async writeBuild(folder: string): Promise<void> {
    const { frame } = this.#now.options
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
    const { options, smartAccounts } = this.#now
    const { apps, sandbox, server } = options
    const { locks = 'login' } = server ?? {}
    const evm = sandboxNetworks(sandbox).map(({ id, name, nativeCurrency, rpcUrls }) => ({
      caipNetworkId: `eip155:${id}`,
      name,
      nativeCurrency,
      rpcUrl: rpcUrls.default.http[0],
      smartAccount: smartAccounts[`eip155:${id}`],
    }))
    const sol = { name: 'Sol', symbol: 'SOL', decimals: 9 }
    const solana = Object.entries(sandbox.rpc)
      .filter(([id]) => id.startsWith('solana:'))
      .map(([caipNetworkId, rpcUrl]) => ({ caipNetworkId, name: 'Solana', nativeCurrency: sol, rpcUrl }))
    return { name: 'Host wallet', apps, networks: [...evm, ...solana], locks, api: '/api/wallet' }
  }
}

/** The smart account setting of each chain, by CAIP-2 id. The code hashes are computed from the contracts on the chain. */
async function smartAccountsOf({ rpc, bundlers, paymasters, smartAccounts }: SandboxEndpoints, kind: SmartKind) {
  const { delegate, entryPoint, factory, implementation } = smartAccounts
  const contracts = kind === 'contract' ? { factory, implementation, entryPoint } : { delegate, entryPoint }
  const settings = Object.entries(bundlers).map(async ([id, bundlerUrl]) => {
    const hashes = Object.entries(contracts).map(async ([name, address]) => {
      const code = await rpcCall(rpc[id] ?? '', 'eth_getCode', [address, 'latest'])
      return [name, keccak256(String(code))] as const
    })
    const codeHashes = Object.fromEntries(await Promise.all(hashes))
    return [id, { kind, bundlerUrl, paymasterUrl: paymasters[id], codeHashes }] as const
  })
  return Object.fromEntries(await Promise.all(settings))
}

/** The mark in quotes of any kind, because a minifier chooses the kind. */
const configText = new RegExp(`(["'\`])${frameConfigMark}\\1`)

/** The policy of the wallet's own pages. They send requests to the wallet server only, and no page may embed them. */
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
