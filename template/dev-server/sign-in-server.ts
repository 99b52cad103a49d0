import type { Plugin, ViteDevServer } from 'vite'
import type { NodeMiddleware } from '../src/wallet-modal/server'
import { createSignInServer, openSignInStore, toNodeMiddleware } from '../src/wallet-modal/server'

const basePath = '/api/sign-in'

/** Whose accounts may sign in where there is no sandbox: those with a key of their own. With RPC addresses, contracts too. */
const publicChains = {
  'eip155:1': true,
  'eip155:8453': true,
  'eip155:11155111': true,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': true,
  'bip122:000000000019d6689c085ae165831e93': true,
} as const

/** The sandbox's chains, with their RPC addresses. */
async function sandboxChains(vite: ViteDevServer): Promise<Record<string, string> | undefined> {
  const { sandbox } = await vite.ssrLoadModule('virtual:wallet-modal-sandbox')
  return (sandbox as { rpc: Record<string, string> } | undefined)?.rpc
}

async function start(vite: ViteDevServer): Promise<NodeMiddleware> {
  const origins = (vite.resolvedUrls?.local ?? []).map((url) => new URL(url).origin)
  const chains = (await sandboxChains(vite)) ?? publicChains
  return toNodeMiddleware(createSignInServer({ origins, chains, basePath, store: openSignInStore() }))
}

/**
 * The sign-in server of `src/wallet-modal/server` inside of Vite's, in development. In production run it where your back end
 * runs, and build the page with VITE_SIGN_IN_URL.
 */
export function signInServer(): Plugin {
  return {
    name: 'sign-in-server',
    apply: 'serve',
    config: () => ({ define: { 'import.meta.env.VITE_SIGN_IN_URL': JSON.stringify(basePath) } }),
    configureServer(vite) {
      // The addresses of the pages are known once Vite listens, which it does before the first request.
      let started: Promise<NodeMiddleware> | undefined
      vite.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(basePath)) return next()
        started ??= start(vite)
        started.then(
          (answer) => answer(request, response, next),
          (error: unknown) => {
            started = undefined
            next(error)
          },
        )
      })
    },
  }
}
