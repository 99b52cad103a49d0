// The sizes of the wallet frame, in bytes after gzip.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { chunksOf, closure, weigh } from './sizes.mjs'

const configFile = fileURLToPath(new URL('../template/src/wallet-modal/wallet-frame/vite.config.ts', import.meta.url))
/** Any settings: they are a few bytes of the first script. */
const settings = JSON.stringify({ name: 'Bench', apps: ['https://app.example'], networks: [] })

/** Builds the frame, and measures what it loads until it says READY, then for the first request, and then to open a wallet. */
export async function measureFrame() {
  const define = { 'import.meta.env.VITE_WALLET_CONFIG': JSON.stringify(settings) }
  const built = await build({ configFile, mode: 'production', logLevel: 'error', define, build: { write: false } })
  const { output } = /** @type {import('vite').Rollup.RollupOutput} */ (built)
  const ready = closure(output, chunksOf(output, ['wallet-frame/index.html']))
  // The unit of the social logins names the providers as soon as the wallet has loaded.
  const loaded = chunksOf(output, ['wallet-frame/wallet.ts', 'logins/social/tell-offered.ts'])
  const answering = closure(output, [...ready, ...loaded])
  const open = closure(output, [...answering, ...chunksOf(output, ['custody/key-store.ts'])])
  return {
    frameUntilReady: weigh(output, ready),
    frameAnswering: weigh(output, answering) - weigh(output, ready),
    frameOpening: weigh(output, open) - weigh(output, answering),
  }
}
