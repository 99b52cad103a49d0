import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import { HostServer } from './host-server'

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>An app</title>
<link rel="icon" href="data:,">
<body><script type="module" src="/page.js"></script></body>
</html>
`

/** An app's page with one bundled script, on a loopback address. */
export class BundledPage {
  readonly #folder: string
  readonly #server: HostServer

  private constructor(folder: string, server: HostServer) {
    this.#folder = folder
    this.#server = server
  }

  /** @param script the file of the script */
  static async start(script: URL, sandbox: SandboxEndpoints): Promise<BundledPage> {
    const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-page-'))
    await build({
      entryPoints: [fileURLToPath(script)],
      bundle: true,
      outfile: join(folder, 'page.js'),
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    })
    await writeFile(join(folder, 'index.html'), html)
    return new BundledPage(folder, await HostServer.start(folder, sandbox))
  }

  get origin(): string {
    return this.#server.origin
  }

  /** The address of the page for a configuration that its script reads. */
  address(config: unknown): string {
    return this.#server.address(config, {})
  }

  async close(): Promise<void> {
    await this.#server.close()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
