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

const sandboxSchema = v.optional(v.object({ rpc: v.record(v.string(), v.string()), smtp: v.string() }))

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

/** What the frame needs of the app's dev server. Known once the app's server listens, which is before its first page is loaded. */
async function factsOf(app: ViteDevServer) {
  const { sandbox } = await app.ssrLoadModule('virtual:wallet-modal-sandbox')
  const given = v.parse(sandboxSchema, sandbox)
  const apps = (app.resolvedUrls?.local ?? []).map((url) => new URL(url).origin)
  return { apps, smtp: given?.smtp, networks: networksOf(given?.rpc ?? publicNetworks, given !== undefined) }
}

/** The source is not imported above, because Vite requires file extensions in imports of its configuration. */
async function startWalletServer(app: ViteDevServer, origin: string): Promise<wallet.NodeMiddleware> {
  const { createWalletServer, developmentKey, smtpMailer, toNodeMiddleware } = (await app.ssrLoadModule(
    serverSource,
  )) as typeof wallet
  const { apps, smtp } = await factsOf(app)
  const folder = `${appRoot}/.wallet`
  return toNodeMiddleware(
    createWalletServer({
      origins: [origin],
      apps,
      basePath,
      appName: 'Starter',
      masterSecret: await developmentKey(folder),
      // Without a mail server, the terminal shows the mails.
      sendMail: smtp
        ? smtpMailer(smtp, 'Starter <wallet@localhost.example>')
        : async ({ to, text }) => app.config.logger.info(`\n  Mail to ${to}\n\n${text}\n`),
    }),
  )
}

/** The middleware of the frame's server. It starts the wallet server with the first request. */
function answerRequests(app: () => ViteDevServer, origin: () => string): Connect.NextHandleFunction {
  let started: Promise<wallet.NodeMiddleware> | undefined
  return (request, response, next) => {
    if (!request.url?.startsWith(basePath)) return next()
    started ??= startWalletServer(app(), origin())
    started.then(
      (answer) => answer(request, response, next),
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
  const settings: Plugin = {
    name: 'wallet-frame-settings',
    enforce: 'pre',
    async transform(code, id) {
      if (!pages.some((page) => id.startsWith(`${frameRoot}/${page}`))) return undefined
      const { apps, networks } = await factsOf(app())
      const config = JSON.stringify({ name: 'Starter wallet', apps, networks, api: basePath })
      return code.replace(configVariable, JSON.stringify(config))
    },
    configureServer: ({ middlewares }) => void middlewares.use(answerRequests(app, () => origin)),
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
