import { bitcoinNetworks } from './bitcoin/bitcoin-networks'
import { BitcoinWorld } from './bitcoin/bitcoin-world'
import { phoneBitcoin } from './bitcoin/phone-bitcoin'
import { satsFeatures } from './bitcoin/sats-features'
import { bitcoinNamespace, phoneNamespace, satsNamespace } from './bitcoin/wallet-accounts'
import { bitcoinFeatures } from './bitcoin/wallet-features'
import { resolveAnvil } from './chain/anvil-binary'
import { startAnvil, type AnvilChain } from './chain/anvil'
import { defaultChains, type SandboxChain } from './chain/chains'
import { startProcessGuard, type ProcessGuard } from './chain/process-guard'
import type { ChainContents, SandboxEndpoints } from './endpoints'
import { FarcasterRoutes, farcasterPath, registriesPath } from './farcaster/farcaster-routes'
import { nodeSigner } from './farcaster/node-signer'
import { Faucet } from './faucet/faucet'
import { AnalyticsRoutes } from './http/analytics-routes'
import { CloudRoutes } from './http/cloud-routes'
import { ControlRoutes } from './http/control-routes'
import { DataRoutes } from './http/data-routes'
import { readWallets } from './http/directory'
import { pictureName } from './http/drawn-image'
import { DirectoryRoutes } from './http/directory-routes'
import { esploraPath, EsploraRoutes } from './http/esplora-routes'
import { ProviderRoutes } from './http/provider-routes'
import { PublicFiles } from './http/public-files'
import { RpcProxy } from './http/rpc-proxy'
import { startServer, type SandboxRoutes } from './http/server'
import { ServiceControl } from './http/service-control'
import { solanaPath, SolanaRoutes } from './http/solana-routes'
import { startMailServer, type MailServer } from './mail/mail-server'
import { ExchangeRoutes } from './exchange/exchange-routes'
import { Payments } from './exchange/payments'
import { onRampPath, OnRampRoutes } from './onramp/on-ramp-routes'
import { Purchases } from './onramp/purchases'
import { PairingWallet } from './pairing/pairing-wallet'
import { accountsOnly } from './pairing/phone-namespace'
import { phoneSolana } from './solana/phone-solana'
import { sandboxFolder } from './paths'
import type { ClientOptions } from './pairing/sign-client'
import { ownWallet, Relay } from './relay/relay'
import { searchFolders } from './resolve'
import { Services } from './services/services'
import { smartAccounts } from './smart-accounts/addresses'
import { bundlerPath, paymasterPath, SmartAccountRoutes } from './smart-accounts/smart-account-routes'
import { makeAppleKey, socialEndpoints } from './social/clients'
import { SocialRoutes } from './social/social-routes'
import { solanaNetworks, solanaTokens } from './solana/solana-networks'
import { SolanaNode } from './solana/solana-node'
import { findSvm, speaksToSolana, withoutSvm } from './solana/svm'
import { solanaFeatures, solanaNamespace } from './solana/wallet-features'
import { addresses } from './testbed/addresses'
import { tokens } from './testbed/tokens'
import { Approvals } from './wallet/approvals'
import { WalletState } from './wallet/wallet-state'
import { join } from 'node:path'

/** The options of a sandbox. */
export interface SandboxOptions {
  /** The port of the HTTP server. Default: a free port. The chains always take free ports. */
  readonly port?: number
  /** The chains to start. Default: two chains. */
  readonly chains?: readonly SandboxChain[]
  /** The folder of the project whose anvil is preferred. Default: the working directory. */
  readonly cwd?: string
  /** Closes the sandbox when the signal aborts. */
  readonly signal?: AbortSignal
  /** Is called with a line of text when a part is missing, or when something goes wrong after the start. */
  readonly log?: (line: string) => void
}

/** A running sandbox. */
export interface Sandbox {
  readonly endpoints: SandboxEndpoints
  /** Ends the server and every process. A second call does nothing. */
  close(): Promise<void>
}

/**
 * Starts a local copy of all services that an app needs: chains, the announced wallet with its window, and the wallet directory. All
 * servers listen on the loopback address only. The processes end with `close()`, and also when this process ends in any other way.
 * @throws if anvil is missing or cannot run, or if the port is taken. No process then stays behind.
 * @example
 * const sandbox = await startSandbox()
 * console.log(sandbox.endpoints.walletPage)
 * await sandbox.close()
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, cwd = process.cwd(), signal, log = () => {} } = options
  signal?.throwIfAborted()
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${port} is not a port. Choose one from 1024 to 65535 with --port, or leave --port out.`)
  }
  const folders = searchFolders(cwd)
  const binary = resolveAnvil(folders)
  const guard = startProcessGuard()
  const chains = await startChains(binary, options.chains ?? defaultChains, guard, log)
  const closeChains = async (): Promise<void> => {
    await Promise.all(chains.map((chain) => chain.close()))
    await guard.release()
  }
  try {
    const createSvm = findSvm(folders)
    if (!createSvm && speaksToSolana(cwd)) log(withoutSvm)
    const solana = createSvm ? solanaNetworks.map((network) => new SolanaNode(network, createSvm)) : []
    const services = new Services()
    const mail = await startMailServer(services, log)
    const world = { chains, solana, folders, log, services, mail, appleKey: makeAppleKey(), closeChains }
    return await serve(world, port, signal).catch(async (error: unknown) => {
      await mail.close()
      throw error
    })
  } catch (error) {
    await closeChains()
    throw error
  }
}

async function startChains(
  binary: string,
  wanted: readonly SandboxChain[],
  guard: ProcessGuard,
  log: (line: string) => void,
): Promise<AnvilChain[]> {
  const results = await Promise.allSettled(wanted.map((chain) => startAnvil(binary, chain, guard, log)))
  const chains = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed === undefined) return chains
  await Promise.all(chains.map((chain) => chain.close()))
  await guard.release()
  throw failed.reason
}

/** The parts that the HTTP server needs. */
interface World {
  readonly chains: readonly AnvilChain[]
  /** Empty if litesvm is not installed. */
  readonly solana: readonly SolanaNode[]
  /** The folders in which packages of the app are searched. */
  readonly folders: readonly string[]
  readonly log: (line: string) => void
  readonly services: Services
  readonly mail: MailServer
  /** The key with which apps sign their client secrets for Apple, in PEM. */
  readonly appleKey: string
  closeChains(): Promise<void>
}

async function serve(world: World, wantedPort: number, signal: AbortSignal | undefined): Promise<Sandbox> {
  const { server, routes, base } = await startServer((address) => routesOf(world, address), wantedPort)
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    signal?.removeEventListener('abort', close)
    closing ??= (async () => {
      // The phone wallet tells the apps over the relay that their sessions end, so the relay closes later.
      await routes.pairing.reset()
      routes.relay.close()
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([ended, world.mail.close(), world.closeChains()])
    })()
    return closing
  }
  signal?.addEventListener('abort', close)
  if (signal?.aborted) {
    await close()
    signal.throwIfAborted()
  }
  return { endpoints: endpointsOf(base, world), close }
}

async function routesOf(world: World, base: string): Promise<SandboxRoutes & { readonly pairing: PairingWallet }> {
  const { chains, solana, folders, log, services } = world
  const folder = sandboxFolder()
  const [dataFolder, files] = [join(folder, 'data'), join(folder, 'public')]
  const { rpc, relay: relayUrl, pairingPage, social } = endpointsOf(base, world)
  const bitcoin = new BitcoinWorld()
  const onSolana = solana.length > 0 ? [solanaNamespace(solana)] : []
  const state = new WalletState(chains, [...onSolana, bitcoinNamespace, satsNamespace(bitcoin), phoneNamespace])
  const approvals = new Approvals(state)
  const relay = new Relay(() => services.faults.all.relay)
  const client = phoneClient(base, `${relayUrl}?${ownWallet}=1`, pairingPage)
  const features = { ...solanaFeatures(solana), ...bitcoinFeatures(bitcoin), ...satsFeatures(bitcoin) }
  const networks = solana.map(({ network }) => network)
  const phone = networks.length > 0 ? [phoneSolana({ state, networks, features })] : []
  const namespaces = [...phone, phoneBitcoin(bitcoin, state), ...accountsOnly]
  const pairing = new PairingWallet({ state, approvals, namespaces, folders, client, log })
  const provider = new ProviderRoutes(state, approvals, features)
  const smartAccountRoutes = new SmartAccountRoutes(chains, services)
  const dataChains = chains.map((chain) => ({ id: caip2(chain), symbol: chain.symbol, rpcUrl: chain.rpcUrl }))
  const iconOf = (symbol: string) => `${base}/api/public/getTokenImage/${pictureName(symbol)}`
  const purchases = new Purchases(dataChains, iconOf)
  const onRamp = new OnRampRoutes(purchases, base)
  const payments = new Payments()
  const exchange = new ExchangeRoutes(payments, dataChains, iconOf, base)
  const data = new DataRoutes(dataChains, iconOf, services, { onRamp: { routes: onRamp, purchases }, exchange })
  const resetChains = async (): Promise<void> => {
    purchases.reset()
    payments.reset()
    data.reset()
    for (const node of solana) node.reset()
    await Promise.all([bitcoin.reset(), ...chains.map((chain) => chain.reset())])
    smartAccountRoutes.reset()
  }
  const control = {
    state,
    approvals,
    provider,
    pairing,
    services: new ServiceControl(services, relay),
    faucet: new Faucet(chains, solana),
    resetChains,
  }
  const wallets = await readWallets(dataFolder, chains.map(caip2), pairingPage)
  return {
    files: new PublicFiles(files, state),
    provider,
    control: new ControlRoutes(control),
    directory: new DirectoryRoutes({ data: dataFolder, public: files }, wallets, services),
    analytics: new AnalyticsRoutes(services),
    rpc: new RpcProxy(rpc),
    solana: new SolanaRoutes(solana),
    cloud: new CloudRoutes(services.cloud, rpc),
    esplora: new EsploraRoutes(bitcoin),
    social: new SocialRoutes(services, social),
    farcaster: new FarcasterRoutes(services, base, nodeSigner(chains[0]?.rpcUrl)),
    smartAccounts: smartAccountRoutes,
    data,
    onRamp,
    exchange,
    relay,
    services,
    pairing,
  }
}

/** The options of the phone wallet's client. The phone wallet has another name than the announced wallet, so that apps can tell them apart. */
function phoneClient(base: string, relayUrl: string, page: string): ClientOptions {
  const redirect = { native: page, universal: page }
  const description = 'The phone wallet of the sandbox, for this machine only'
  const metadata = { name: 'Sandbox Phone', description, url: base, icons: [`${base}/phone.svg`], redirect }
  return { projectId: 'sandbox', relayUrl, metadata }
}

function endpointsOf(
  base: string,
  { chains, solana, mail, appleKey }: Pick<World, 'chains' | 'solana' | 'mail' | 'appleKey'>,
): SandboxEndpoints {
  const onSolana = <T>(value: (reference: string) => T): [string, T][] =>
    solana.map(({ network: { reference } }) => [`solana:${reference}`, value(reference)])
  const ofEvmChains = (value: (id: number) => string): Record<string, string> =>
    Object.fromEntries(chains.map((chain) => [caip2(chain), value(chain.id)]))
  return {
    rpc: Object.fromEntries([
      ...chains.map((chain) => [caip2(chain), chain.rpcUrl]),
      ...onSolana((reference) => base + solanaPath + reference),
      ...bitcoinNetworks.map(({ reference }) => [`bip122:${reference}`, base + esploraPath + reference]),
    ]),
    api: `${base}/api`,
    walletScript: `${base}/wallet.js`,
    walletPage: `${base}/wallet`,
    control: `${base}/control`,
    relay: `${base.replace(/^http/, 'ws')}/relay`,
    analytics: base,
    rpcProxy: base,
    pairingPage: `${base}/pair`,
    inbox: `${base}/inbox`,
    faucet: `${base}/faucet`,
    onramp: `${base}${onRampPath}`,
    smtp: mail.address,
    social: socialEndpoints(base, appleKey),
    farcaster: { relay: base + farcasterPath, rpc: base + registriesPath },
    bundlers: ofEvmChains((id) => base + bundlerPath + id),
    paymasters: ofEvmChains((id) => base + paymasterPath + id),
    smartAccounts: contractsOfAccounts,
    chains: Object.fromEntries([
      ...chains.map((chain): [string, ChainContents] => [caip2(chain), contents]),
      ...onSolana(() => solanaContents),
      ...bitcoinNetworks.map(({ reference }): [string, ChainContents] => [`bip122:${reference}`, { tokens: [] }]),
    ]),
  }
}

/** The tokens and contracts, which are the same on each EVM chain. */
const contents: ChainContents = {
  tokens,
  contracts: {
    multicall3: { address: addresses.multicall3 },
    ensRegistry: { address: addresses.ensRegistry },
    swapRouter: { address: addresses.swapRouter },
  },
}

const { entryPoint, delegate, factory, implementation } = smartAccounts
const contractsOfAccounts = { entryPoint, delegate, factory, implementation }

const solanaContents: ChainContents = {
  tokens: solanaTokens.map(({ address, name, symbol, decimals }) => ({ address, name, symbol, decimals })),
}

function caip2({ id }: SandboxChain): string {
  return `eip155:${id}`
}
