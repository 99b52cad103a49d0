import * as v from 'valibot'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createServer, loadEnv } from 'vite'
import type * as signIn from '../src/wallet-modal/server'

const source = '/src/wallet-modal/server/index.ts'
const basePath = '/api/sign-in'
const urlVariable = 'VITE_SIGN_IN_URL'

/** The chains whose accounts can sign in without a sandbox: accounts with a key (true), or with RPC addresses also contracts. */
const publicChains = {
  'eip155:1': true,
  'eip155:8453': true,
  'eip155:11155111': true,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': true,
  'bip122:000000000019d6689c085ae165831e93': true,
} as const

type Chains = signIn.SignInServerOptions['chains']

const sandboxSchema = v.optional(v.object({ rpc: v.record(v.string(), v.string()) }))

/** The sandbox's chains, with their RPC addresses. */
async function sandboxChains(vite: ViteDevServer): Promise<Chains | undefined> {
  const { sandbox } = await vite.ssrLoadModule('virtual:wallet-modal-sandbox')
  return v.parse(sandboxSchema, sandbox)?.rpc
}

/** A preview server loads no source, so a second server is started beside it for that. */
async function createLoader({ config, httpServer }: PreviewServer): Promise<ViteDevServer> {
  const loader = await createServer({
    root: config.root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  httpServer.once('close', () => void loader.close())
  return loader
}

/** The source is not imported above, because Vite requires file extensions in imports of its configuration. */
async function load(vite: ViteDevServer | PreviewServer): Promise<typeof signIn> {
  const loader = 'ssrLoadModule' in vite ? vite : await createLoader(vite)
  return (await loader.ssrLoadModule(source)) as typeof signIn
}

async function start(
  vite: ViteDevServer | PreviewServer,
  chains: () => Promise<Chains>,
): Promise<signIn.NodeMiddleware> {
  const { createSignInServer, openSignInStore, toNodeMiddleware } = await load(vite)
  const origins = (vite.resolvedUrls?.local ?? []).map((url) => new URL(url).origin)
  return toNodeMiddleware(createSignInServer({ origins, chains: await chains(), basePath, store: openSignInStore() }))
}

function mount(vite: ViteDevServer | PreviewServer, chains: () => Promise<Chains>): void {
  // The addresses of the pages are known once Vite listens, which is before the first request.
  let started: Promise<signIn.NodeMiddleware> | undefined
  vite.middlewares.use((request, response, next) => {
    if (!request.url?.startsWith(basePath)) return next()
    started ??= start(vite, chains)
    started.then(
      (answer) => answer(request, response, next),
      (error: unknown) => {
        started = undefined
        next(error)
      },
    )
  })
}

/**
 * Runs the sign-in server of `src/wallet-modal/server` inside Vite, in development and in a preview. In development pages find it there,
 * unless VITE_SIGN_IN_URL names another. In production run it with your back end, and build the page with VITE_SIGN_IN_URL (`/api/sign-in`
 * if that answers at the page's own origin).
 */
export function signInServer(): Plugin {
  return {
    name: 'sign-in-server',
    config({ root, envDir }, { command, mode }) {
      if (command === 'build') return {}
      const { [urlVariable]: url } = loadEnv(mode, envDir ?? root ?? '.', urlVariable)
      return url ? {} : { define: { [`import.meta.env.${urlVariable}`]: JSON.stringify(basePath) } }
    },
    configureServer: (vite) => mount(vite, async () => (await sandboxChains(vite)) ?? publicChains),
    configurePreviewServer: (vite) => mount(vite, async () => publicChains),
  }
}
