import { createServer } from 'node:http'
import { createSignInServer, toNodeMiddleware } from '../../template/src/wallet-modal/server'

// One of several servers of an app: where sessions are kept comes from the environment, as on a real machine.
const server = createSignInServer({
  origins: ['https://app.example'],
  chains: { 'eip155:1': true },
  rateLimits: { attempts: { count: 300, within: 3_600_000 } },
  onError: (error) => console.error(String(error)),
})
const http = createServer(toNodeMiddleware(server))
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  console.log(`port ${typeof address === 'object' && address ? address.port : 0}`)
})
