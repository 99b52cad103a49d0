import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import {
  createWalletServer,
  openShortLivedStore,
  openWalletStore,
  toNodeMiddleware,
} from '../../template/src/wallet-modal/wallet-server'

// A wallet server in a process of its own. Everything that it keeps is below a folder, its mails too.
const folder = process.env['WALLET_FOLDER'] ?? ''
const often = { count: 1_000_000, within: 60_000 }
const server = createWalletServer({
  origins: ['https://wallet.app.example'],
  apps: ['https://app.example'],
  appName: 'Example',
  store: openShortLivedStore(join(folder, 'short-lived')),
  wallets: openWalletStore(join(folder, 'wallets')),
  masterSecret: { 1: new Uint8Array(32).fill(7) },
  rateLimits: {
    starts: often,
    codes: often,
    requests: often,
    mailPause: { count: 1, within: 1 },
    mailsPerHour: often,
    mailsPerDay: often,
  },
  sendMail: async ({ to, subject }) => appendFileSync(join(folder, `mails-${to}`), `${subject}\n`),
  onError: (error) => console.error(String(error)),
})
const http = createServer(toNodeMiddleware(server))
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  console.log(`port ${typeof address === 'object' && address ? address.port : 0}`)
})
