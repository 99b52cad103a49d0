import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite'
import { parseEndpoints, type SandboxEndpoints } from './endpoints'
import { findSandboxCode } from './production-guard'
import { shareSandbox, type SharedSandbox } from './shared-sandbox'
import type { SandboxOptions } from './start'

const moduleId = 'virtual:wallet-modal-sandbox'
const resolvedId = `\0${moduleId}`

/** The options that an app can set in its Vite configuration. */
export type WalletModalSandboxOptions = Pick<SandboxOptions, 'port' | 'chains'>

/**
 * A Vite plugin that gives an app's dev server a sandbox. The plugin starts a sandbox, or uses the sandbox whose endpoints are in
 * WALLET_MODAL_SANDBOX. It loads the announced wallet into index.html, and gives the app the endpoints in `virtual:wallet-modal-sandbox`.
 * If a build contained a part of the sandbox, the build would fail. Under vitest, the plugin does nothing.
 * @example
 * export default defineConfig({ plugins: [walletModalSandbox()] })
 */
export function walletModalSandbox(options: WalletModalSandboxOptions = {}): Plugin {
  let endpoints: Promise<SandboxEndpoints | undefined> | undefined
  let stop = async (): Promise<void> => {}
  let isBuild = false
  return {
    name: 'create-wallet-modal:sandbox',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer(server) {
      if (process.env['VITEST'] !== undefined) return
      const dev = startForServer(server, options)
      endpoints = dev.endpoints
      stop = dev.stop
      server.httpServer?.once('close', () => void stop())
    },
    async buildEnd() {
      await stop()
    },
    resolveId(id) {
      return id === moduleId ? resolvedId : undefined
    },
    async load(id) {
      if (id !== resolvedId) return undefined
      return `export const sandbox = ${JSON.stringify(await endpoints) ?? 'undefined'}\n`
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async () => walletTag(await endpoints),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = isBuild ? findSandboxCode(bundle, process.env['WALLET_MODAL_SANDBOX']) : undefined
        if (found === undefined) return
        this.error(
          `${found.file} contains ${found.what}. The sandbox's wallet holds public test keys and must never reach ` +
            `visitors. Take it out of that file; import the sandbox only from ${moduleId}, which is empty in a build.`,
        )
      },
    },
  }
}

function walletTag(endpoints: SandboxEndpoints | undefined): HtmlTagDescriptor[] {
  if (endpoints === undefined) return []
  const attrs = { src: endpoints.walletScript, 'data-wallet-modal-sandbox': true }
  return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
}

/**
 * Starts the sandbox at the same time as the dev server. The dev server does not wait for the sandbox, but a page that is requested
 * meanwhile waits.
 */
function startForServer(
  server: ViteDevServer,
  options: WalletModalSandboxOptions,
): { endpoints: Promise<SandboxEndpoints | undefined>; stop: () => Promise<void> } {
  const { logger, root } = server.config
  const log = (line: string): void => logger.warn(`sandbox: ${line}`, { timestamp: true })
  const given = process.env['WALLET_MODAL_SANDBOX']
  let own: SharedSandbox | undefined
  const find = async (): Promise<SandboxEndpoints> => {
    if (given !== undefined && given !== '') return parseEndpoints(given)
    own = shareSandbox({ ...options, cwd: root, log })
    return (await own.sandbox).endpoints
  }
  const endpoints = find().then(
    (found) => {
      logger.info(`  sandbox wallet: ${found.walletPage}`)
      logger.info(`  sandbox phone:  ${found.pairingPage}`)
      logger.info(`  sandbox inbox:  ${found.inbox}`)
      return found
    },
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      logger.warn(`The dev server runs without a sandbox wallet. ${reason}`)
      return undefined
    },
  )
  const stop = async (): Promise<void> => {
    await endpoints
    await own?.release()
  }
  return { endpoints, stop }
}
