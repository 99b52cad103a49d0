import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '../json'

/** The answer to a request that fails, with its HTTP status. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'HttpError'
    this.status = status
  }
}

/** An error in the form of the name service. Clients of the name service show the first description. */
export class NameError extends HttpError {
  readonly body: unknown

  constructor(status: number, name: string, description: string) {
    super(status, description)
    this.body = { status: 'FAILED', reasons: [{ name, description }] }
  }
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(body)
}

const longestBody = 1_048_576

/**
 * Reads a body as UTF-8.
 * @param longest the maximum size of the body in bytes
 * @throws HttpError 413 for a longer body
 */
export async function readText(request: IncomingMessage, longest: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > longest) throw new HttpError(413, `The body is longer than ${longest} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Reads a JSON body of at most 1 MiB. An empty body counts as `{}`.
 * @throws HttpError 413 for a longer body; 400 for a body that is not JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request, longestBody)
  const value = text.trim() === '' ? {} : parseJson(text)
  if (value === undefined) throw new HttpError(400, 'The body is not JSON')
  return value
}
