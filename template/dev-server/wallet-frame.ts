import { keccak_256 } from '@noble/hashes/sha3.js'
import { walletFaults } from 'create-wallet-modal/sandbox'
import * as v from 'valibot'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { createServer, loadEnv, searchForWorkspaceRoot } from 'vite'
import type * as wallet from '../src/wallet-modal/wallet-server'

/** The folder of the app. On Windows the path of a URL has a slash before the drive. */
const appRoot = decodeURI(new URL('..', import.meta.url).pathname)
  .replace(/^\/(?=[A-Za-z]:)/, '')
  .replace(/\/$/, '')
const serverSource = '/src/wallet-modal/wallet-server/index.ts'
const frameFolder = 'src/wallet-modal/wallet-frame'
const basePath = '/api/wallet'
const urlVariable = 'VITE_WALLET_FRAME_URL'
const configVariable = "import.meta.env['VITE_WALLET_CONFIG']"
/** The scripts of the frame and of its account page. Both read the settings. */
const pages = ['main.ts', 'account-page/main.ts']
/** The port that is tried first, one above that of Vite's dev server. */
const firstPort = 5174

const secretSchema = v.object({ url: v.string(), clientId: v.string(), clientSecret: v.string() })
const appleSchema = v.object({
  url: v.string(),
  clientId: v.string(),
  teamId: v.string(),
  keyId: v.string(),
  privateKey: v.string(),
})

/** Reads a provider of the sandbox into the form of the wallet server's option `socials`. Apple has a private key instead of a secret. */
const clientSchema = v.union([
  v.pipe(
    secretSchema,
    v.transform(({ url, clientId: id, clientSecret: secret }) => ({ url, id, secret })),
  ),
  v.pipe(
    appleSchema,
    v.transform(({ url, clientId: id, teamId: team, keyId: key, privateKey: secret }) => ({
      url,
      id,
      team,
      key,
      secret,
    })),
  ),
])

const sandboxSchema = v.optional(
  v.object({
    rpc: v.record(v.string(), v.string()),
    smtp: v.string(),
    control: v.string(),
    social: v.record(v.string(), clientSchema),
    farcaster: v.object({ relay: v.string(), rpc: v.string() }),
    bundlers: v.record(v.string(), v.string()),
    paymasters: v.record(v.string(), v.string()),
    smartAccounts: v.object({ entryPoint: v.string(), delegate: v.string() }),
  }),
)
type SandboxFacts = NonNullable<v.InferOutput<typeof sandboxSchema>>

/** The networks of the wallet without a sandbox. */
const publicNetworks = {
  'eip155:1': 'https://ethereum-rpc.publicnode.com',
  'eip155:8453': 'https://mainnet.base.org',
  'eip155:11155111': 'https://ethereum-sepolia-rpc.publicnode.com',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://api.mainnet-beta.solana.com',
}

const publicNames: Readonly<Record<string, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:8453': 'Base',
  'eip155:11155111': 'Sepolia',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
}

/** The namespaces that the wallet has accounts in: their native currency, and the names of the sandbox's networks. */
const namespaces = {
  eip155: { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, names: ['Sandbox One', 'Sandbox Two'] },
  solana: {
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    names: ['Sandbox Solana', 'Sandbox Solana Two'],
  },
}

function networksOf(rpc: Readonly<Record<string, string>>, isSandbox: boolean) {
  return Object.entries(namespaces).flatMap(([namespace, { nativeCurrency, names }]) =>
    Object.entries(rpc)
      .filter(([caipNetworkId]) => caipNetworkId.startsWith(`${namespace}:`))
      .map(([caipNetworkId, rpcUrl], index) => {
        const name = (isSandbox && names[index]) || publicNames[caipNetworkId] || caipNetworkId
        return { caipNetworkId, name, rpcUrl, nativeCurrency }
      }),
  )
}

const codeAnswerSchema = v.object({ result: v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/)) })

/** How long a chain of the sandbox may take to answer, in milliseconds. */
const answerTime = 10_000

/** The hash of the code at an address; undefined for an address without code. */
async function codeHashAt(rpcUrl: string, address: string): Promise<string | undefined> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getCode', params: [address, 'latest'] })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(answerTime)
  const answer = await fetch(rpcUrl, { method: 'POST', headers, body, signal })
  const { result } = v.parse(codeAnswerSchema, await answer.json())
  return result === '0x'
    ? undefined
    : `0x${Buffer.from(keccak_256(Buffer.from(result.slice(2), 'hex'))).toString('hex')}`
}

/** The setting `smartAccount` of a network of the sandbox. Empty if the chain does not have the contracts of smart accounts. */
async function smartAccountOn(id: string, { rpc, bundlers, paymasters, smartAccounts }: SandboxFacts) {
  const [rpcUrl, bundlerUrl] = [rpc[id], bundlers[id]]
  if (rpcUrl === undefined || bundlerUrl === undefined) return {}
  const { delegate, entryPoint } = smartAccounts
  const hashes = await Promise.all([codeHashAt(rpcUrl, delegate), codeHashAt(rpcUrl, entryPoint)])
  const [delegateHash, entryPointHash] = hashes
  if (delegateHash === undefined || entryPointHash === undefined) return {}
  const codeHashes = { delegate: delegateHash, entryPoint: entryPointHash }
  return { smartAccount: { bundlerUrl, paymasterUrl: paymasters[id], delegate, codeHashes } }
}

/** The facts of the app's dev server that the frame needs. They are known once the server listens, before the first page is loaded. */
async function factsOf(app: ViteDevServer) {
  const { sandbox } = await app.ssrLoadModule('virtual:wallet-modal-sandbox')
  const given = v.parse(sandboxSchema, sandbox)
  const apps = (app.resolvedUrls?.local ?? []).map((url) => new URL(url).origin)
  return {
    apps,
    smtp: given?.smtp,
    control: given?.control,
    logins: given && { socials: given.social, farcaster: given.farcaster },
    networks: () =>
      Promise.all(
        networksOf(given?.rpc ?? publicNetworks, given !== undefined).map(async (network) => ({
          ...network,
          ...(given && (await smartAccountOn(network.caipNetworkId, given))),
        })),
      ),
  }
}

type Faults = ReturnType<typeof walletFaults>

/** The source is not imported above, because Vite requires file extensions in imports of its configuration. */
async function startWalletServer(app: ViteDevServer, origin: string, faults: Faults) {
  const source = (await app.ssrLoadModule(serverSource)) as typeof wallet
  const { apps, smtp, logins } = await factsOf(app)
  const folder = `${appRoot}/.wallet`
  const failure = () => new source.ServerStoreError('The sandbox has switched the store off')
  const server = source.createWalletServer({
    origins: [origin],
    apps,
    basePath,
    appName: 'Starter',
    // Without a sandbox, the wallet server reads its logins from the variables WALLET_SOCIAL_… and WALLET_FARCASTER_….
    ...logins,
    masterSecret: await source.developmentKey(folder),
    store: faults.store(source.openShortLivedStore(), failure),
    wallets: faults.store(source.openWalletStore(), failure),
    // Without a mail server, the terminal shows the mails.
    sendMail: smtp
      ? source.smtpMailer(smtp, 'Starter <wallet@localhost.example>')
      : async ({ to, text }) => app.config.logger.info(`\n  Mail to ${to}\n\n${text}\n`),
  })
  return { server, answer: source.toNodeMiddleware(server) }
}

/** The middleware of the frame's server. It starts the wallet server with the first request for the frame. */
function answerRequests(app: () => ViteDevServer, origin: () => string, faults: Faults): Connect.NextHandleFunction {
  let started: ReturnType<typeof startWalletServer> | undefined
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?')
    const isFrame = path === '/' || path === '/index.html'
    if (!isFrame && !path.startsWith(`${basePath}/`)) return next()
    started ??= startWalletServer(app(), origin(), faults)
    started.then(
      ({ server, answer }) => {
        if (isFrame && server.refuses(request.headers.referer)) request.url = `${basePath}/refused`
        answer(request, response, next)
      },
      (error: unknown) => {
        started = undefined
        next(error)
      },
    )
  }
}

/** Starts the dev server of the frame. The settings of the frame are read when a page loads the frame. */
async function startFrame(app: () => ViteDevServer): Promise<ViteDevServer> {
  const frameRoot = `${appRoot}/${frameFolder}`
  let origin = ''
  const faults = walletFaults(async () => (await factsOf(app())).control)
  const settings: Plugin = {
    name: 'wallet-frame-settings',
    enforce: 'pre',
    async transform(code, id) {
      if (!pages.some((page) => id.startsWith(`${frameRoot}/${page}`))) return undefined
      const { apps, networks } = await factsOf(app())
      const config = JSON.stringify({ name: 'Starter wallet', apps, networks: await networks(), api: basePath })
      return code.replace(configVariable, JSON.stringify(config))
    },
    configureServer({ middlewares }) {
      // POST /control/faults of the sandbox makes the wallet fail, so that you can see what visitors see then.
      middlewares.use((...args) => void faults.middleware(...args))
      middlewares.use(answerRequests(app, () => origin, faults))
    },
  }
  const frame = await createServer({
    root: frameRoot,
    configFile: `${frameRoot}/vite.config.ts`,
    // A cache of its own, because the app's server keeps other packages in Vite's usual folder.
    cacheDir: `${appRoot}/node_modules/.vite/wallet-frame`,
    logLevel: 'error',
    server: { port: firstPort, host: 'localhost', fs: { allow: [searchForWorkspaceRoot(appRoot)] } },
    plugins: [settings],
  })
  await frame.listen()
  origin = new URL(frame.resolvedUrls?.local[0] ?? `http://localhost:${firstPort}`).origin
  return frame
}

/**
 * Runs the wallet frame and its server beside the app in development, at a port of their own. The app finds the frame in
 * VITE_WALLET_FRAME_URL. In production, build the frame with `npm run build:wallet`, host it, and build the app with its address in
 * VITE_WALLET_FRAME_URL.
 */
export function walletFrame(): Plugin {
  let frame: ViteDevServer | undefined
  let app: ViteDevServer | undefined
  const appServer = () => {
    if (!app) throw new Error("The app's dev server has not started")
    return app
  }
  return {
    name: 'wallet-frame',
    async config({ envDir }, { command, isPreview, mode }) {
      if (command === 'build' || isPreview || mode === 'test') return {}
      const { [urlVariable]: url } = loadEnv(mode, envDir || appRoot, urlVariable)
      if (url) return {}
      frame = await startFrame(appServer)
      const [address = ''] = frame.resolvedUrls?.local ?? []
      return { define: { [`import.meta.env.${urlVariable}`]: JSON.stringify(new URL(address).origin) } }
    },
    configureServer(vite) {
      app = vite
      vite.httpServer?.once('close', () => void frame?.close())
    },
  }
}
