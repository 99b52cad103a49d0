import { createServer } from 'node:http'
import { createSignInServer, openSignInStore, toNodeMiddleware } from '../../template/src/wallet-modal/server'
import { createDisk } from './disk'
import { withFault } from './faults'

// One of two sign-in servers of an app, with the limits and times that a team gets without options. The environment has the store, the port,
// and the planted fault of a self-test. The servers believe the header of a proxy, as in production.
const disk = createDisk()
const fault = process.env['PLANTED_FAULT']
const server = createSignInServer({
  origins: fault === 'takes-other-sites' ? ['https://app.example', 'https://evil.example'] : ['https://app.example'],
  chains: { 'eip155:1': true },
  store: withFault(openSignInStore(), fault),
  clientAddress: (request) => request.headers.get('x-real-ip') ?? undefined,
  onError: () => {},
})
const answer = toNodeMiddleware(server)

const http = createServer((request, response) => {
  const mode = /^\/disk\/(\w+)$/.exec(request.url ?? '')?.[1]
  if (mode === undefined) return answer(request, response)
  disk.become(mode)
  response.end()
})
// Otherwise the server closes a connection in the moment in which a client uses the connection again, and the client gets no answer.
http.keepAliveTimeout = 120_000
http.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`port ${process.env['PORT']}`))
