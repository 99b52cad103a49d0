import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { sandboxFolder } from '../paths'
import type { FrameFault } from '../services/wallet-fault-kinds'

/** The path of the faults' script on the frame's host. The policy of the frame allows scripts of its own host only. */
const scriptPath = '/sandbox-wallet-faults.js'

interface FrameVisit {
  readonly pathname: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/**
 * Applies a fault to a request for the frame's document, or serves the script of the fault.
 * @param control the address of the control API
 * @returns whether the request is answered
 */
export async function answerFrameRequest(fault: FrameFault, control: string, visit: FrameVisit): Promise<boolean> {
  const { pathname, request, response } = visit
  if (pathname === scriptPath) {
    const script = await readFile(join(sandboxFolder(), 'public', 'wallet-frame-faults.js'), 'utf8')
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
    response.end(script.replace('/* fault */ null', () => JSON.stringify(fault)))
    return true
  }
  if (pathname !== '/' && pathname !== '/index.html') return false
  if (fault.kind === 'stranger') {
    const location = new URL('/stranger', control).href
    response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
    return true
  }
  addScript(request, response)
  return false
}

/** Adds the script to the document of the response, before all other scripts. */
function addScript(request: IncomingMessage, response: ServerResponse): void {
  // A cached document would come without the script.
  delete request.headers['if-none-match']
  delete request.headers['if-modified-since']
  const chunks: Buffer[] = []
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const end = response.end.bind(response)
  response.write = ((chunk: unknown) => {
    keep(chunk)
    return true
  }) as typeof response.write
  response.end = ((chunk: unknown) => {
    keep(chunk)
    const html = Buffer.concat(chunks).toString('utf8')
    response.removeHeader('content-length')
    response.removeHeader('etag')
    response.setHeader('cache-control', 'no-store')
    return end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`))
  }) as typeof response.end
}
