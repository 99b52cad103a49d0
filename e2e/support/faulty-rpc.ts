import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The way in which a node is broken. */
export type RpcFault = 'html' | 'busy' | 'wrong-chain' | 'silent'

const answers: Readonly<Record<Exclude<RpcFault, 'silent'>, (response: ServerResponse, body: string) => void>> = {
  html: (response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Sign in to the network</title>')
  },
  busy: (response) => response.writeHead(429, { 'content-type': 'text/plain' }).end('Too many requests'),
  'wrong-chain': (response, body) => {
    response.setHeader('content-type', 'application/json')
    const request = JSON.parse(body) as unknown
    const answer = (one: { id: number; method: string }): unknown => ({
      jsonrpc: '2.0',
      id: one.id,
      result: one.method === 'eth_chainId' ? '0x1' : '0xde0b6b3a7640000',
    })
    const all = Array.isArray(request) ? request.map(answer) : answer(request as { id: number; method: string })
    response.end(JSON.stringify(all))
  },
}

/** Runs `work` with the address of a node that is broken in one way. */
export async function withFaultyRpc(fault: RpcFault, work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (fault !== 'silent') answers[fault](response, body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
}
