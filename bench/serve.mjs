// Serves a built page, and answers its RPC calls, on loopback.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const answers = { eth_chainId: '0x1', eth_getBalance: '0xde0b6b3a7640000' }

async function answerRpc(/** @type {import('node:http').IncomingMessage} */ request) {
  const body = Buffer.concat(await request.toArray()).toString()
  const { id, method } = JSON.parse(body)
  return JSON.stringify({ jsonrpc: '2.0', id, result: answers[/** @type {keyof typeof answers} */ (method)] ?? null })
}

/** Serves a folder. Returns the URL and a function that stops the server. */
export async function serve(/** @type {string} */ folder) {
  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === '/rpc')
        return response.setHeader('content-type', 'application/json').end(await answerRpc(request))
      const path = normalize(pathname === '/' ? '/index.html' : pathname)
      const content = await readFile(join(folder, path))
      response
        .setHeader('content-type', types[/** @type {keyof typeof types} */ (extname(path))] ?? 'text/plain')
        .end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
