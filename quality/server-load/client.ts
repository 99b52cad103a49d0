import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:http'

/** The number of one of the two servers. */
export type Side = 0 | 1

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** What a client sees of a request. `refused`: nobody listens. `cut`: the connection broke. `hung`: no answer in time. */
export type Outcome =
  | { kind: 'answer'; status: number; headers: IncomingHttpHeaders; body: unknown; ms: number }
  | { kind: 'refused' | 'cut' | 'hung'; ms: number }

export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** The address of the client, as a proxy reports it. */
  ip: string
  cookie?: string | undefined
  body?: object
  origin?: string
}

export type Client = (side: Side, call: Call) => Promise<Outcome>

/** A request with its times, in milliseconds of `performance.now()`. */
export interface Sent {
  call: Call
  outcome: Outcome
  begun: number
}

/** A client that waits longer than this gives up: the server hangs. In milliseconds. */
const patience = 20_000

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Creates a client of the two servers, with connections that stay open.
 * @param watch gets each request after its end
 */
export function createClient(ports: readonly [number, number], watch?: (sent: Sent) => void): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000, maxFreeSockets: 200 })

  const send: Client = (side, { method, path, ip, cookie, body, origin = 'https://app.example' }) =>
    new Promise((resolve) => {
      const begun = performance.now()
      const ms = () => performance.now() - begun
      const text = method === 'POST' ? JSON.stringify(body ?? {}) : ''
      const headers = {
        'x-real-ip': ip,
        'user-agent': 'load',
        ...(method === 'GET' ? {} : { origin }),
        ...(method === 'POST' ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
        ...(cookie === undefined ? {} : { cookie }),
      }
      const options = { agent, host: '127.0.0.1', port: ports[side], method, path: `/api/sign-in/${path}`, headers }
      const sent = request(options, (response) => {
        let said = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
        response.on('error', () => resolve({ kind: 'cut', ms: ms() }))
        response.on('close', () => resolve({ kind: 'cut', ms: ms() }))
        response.on('end', () => {
          const { statusCode: status = 0, headers: answered } = response
          resolve({ kind: 'answer', status, headers: answered, body: parse(said), ms: ms() })
        })
      })
      const timer = setTimeout(() => {
        resolve({ kind: 'hung', ms: ms() })
        sent.destroy()
      }, patience)
      sent.on('close', () => clearTimeout(timer))
      sent.on('error', (error) => {
        const isRefused = Reflect.get(error, 'code') === 'ECONNREFUSED'
        resolve({ kind: isRefused ? 'refused' : 'cut', ms: ms() })
      })
      sent.end(text)
    })

  return async (side, call) => {
    const begun = performance.now()
    const outcome = await send(side, call)
    watch?.({ call, outcome, begun })
    return outcome
  }
}
