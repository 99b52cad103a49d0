import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const root = fileURLToPath(new URL('../../template/', import.meta.url))
const configFile = join(root, 'vite.gallery.config.ts')

/** The built gallery on a loopback address. */
export interface GalleryServer {
  readonly address: string
  close(): Promise<void>
}

/** Builds the gallery as `vite build` does, and serves it until it is closed. */
export async function serveGallery(): Promise<GalleryServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'wallet-modal-gallery-'))
  const shared = { root, configFile, logLevel: 'error' } as const
  // In a test run NODE_ENV is `test`, and React would build its development version.
  const mode = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({ ...shared, build: { outDir, emptyOutDir: true, reportCompressedSize: false } })
  } finally {
    process.env['NODE_ENV'] = mode
  }
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0, open: false } })
  const [origin] = server.resolvedUrls?.local ?? []
  if (origin === undefined) throw new Error('The gallery has no address')
  return {
    address: `${origin}gallery.html`,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
