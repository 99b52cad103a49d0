import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite'
import { parseEndpoints, type SandboxEndpoints } from './endpoints'
import { findSandboxCode } from './production-guard'
import { shareSandbox, type SharedSandbox } from './shared-sandbox'
import type { SandboxOptions } from './start'

const moduleId = 'virtual:wallet-modal-sandbox'
const resolvedId = `\0${moduleId}`

/** What the app's Vite configuration may choose. */
export type WalletModalSandboxOptions = Pick<SandboxOptions, 'port' | 'chains'>

/**
 * Vite plugin that gives the dev server of an app a sandbox: it starts one (or uses the one whose endpoints are in
 * WALLET_MODAL_SANDBOX), loads the announced wallet into index.html, and tells the app where everything is through
 * `virtual:wallet-modal-sandbox`. A build contains nothing of it, and fails if it would. Under vitest it is asleep.
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

/** Starts beside the dev server, which does not wait; a page that is asked for meanwhile does. */
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
