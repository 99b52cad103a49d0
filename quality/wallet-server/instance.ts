import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import {
  createWalletServer,
  openShortLivedStore,
  openWalletStore,
  toNodeMiddleware,
} from '../../template/src/wallet-modal/wallet-server'
import type { Killer } from './killer'
import { killAtFiles, killAtQueries } from './killer'

// A wallet server in its own process. The server stores everything below a folder or in a database. Its mails are written to files.
const folder = process.env['WALLET_FOLDER'] ?? ''
const mails = process.env['WALLET_MAILS'] ?? folder
const database = process.env['WALLET_DATABASE']

/** Ends the process at one of its writes, if the test asks for that. */
function openKiller(): Killer | undefined {
  if (process.env['WALLET_KILLER'] === undefined) return undefined
  return database === undefined ? killAtFiles() : killAtQueries()
}
const killer = openKiller()

/** Answers as GitHub, and fails for every other server. The authorization code is the id of the GitHub user who logs in. */
globalThis.fetch = async (input, init = {}) => {
  if (String(input) === 'https://github.com/login/oauth/access_token')
    return Response.json({ access_token: new URLSearchParams(String(init.body)).get('code'), token_type: 'bearer' })
  if (String(input) !== 'https://api.github.com/user') throw new TypeError('fetch failed')
  const token = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '') ?? ''
  return Response.json({ id: Number(token), login: `person-${token}` })
}

const often = { count: 1_000_000, within: 60_000 }
const server = createWalletServer({
  origins: ['https://wallet.app.example'],
  apps: ['https://app.example'],
  appName: 'Example',
  store: openShortLivedStore(database ?? join(folder, 'short-lived')),
  wallets: openWalletStore(database ?? join(folder, 'wallets')),
  socials: { github: { id: 'id', secret: 'secret' } },
  masterSecret: { 1: new Uint8Array(32).fill(7) },
  rateLimits: {
    starts: often,
    codes: often,
    requests: often,
    mailPause: { count: 1, within: 1 },
    mailsPerHour: often,
    mailsPerDay: often,
  },
  sendMail: async ({ to, subject }) => appendFileSync(join(mails, `mails-${to}`), `${subject}\n`),
  onError: (error) => console.error(String(error)),
})
const answer = toNodeMiddleware(server)

/** `POST /killer` arms the killer with the death in its body. `GET /killer` returns the calls since then. */
function control({ arm, calls }: Killer, request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET') return void response.end(JSON.stringify(calls))
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    arm(JSON.parse(body))
    response.end()
  })
}

const http = createServer((request, response) => {
  if (killer && request.url === '/killer') return control(killer, request, response)
  killer?.beginRequest()
  answer(request, response)
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  console.log(`port ${typeof address === 'object' && address ? address.port : 0}`)
})
