import type { BrowserContext } from 'playwright-core'

/** Records the requests, the console output and the errors of the pages of a context. */
export class Guard {
  /** The URL of every request, without the page's own documents. */
  readonly requests: string[] = []
  readonly #outside: string[] = []
  readonly #noise: string[] = []

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      this.requests.push(request.url())
      if (!isLoopback(request.url())) this.#outside.push(request.url())
    })
    context.on('page', (page) => {
      page.on('websocket', (socket) => void (isLoopback(socket.url()) || this.#outside.push(socket.url())))
    })
    context.on('console', (message) => {
      const kind = message.type()
      if (kind === 'error' || kind === 'warning') this.#noise.push(`${kind}: ${message.text()}`)
    })
    context.on('weberror', (error) => void this.#noise.push(`thrown: ${String(error.error())}`))
  }

  /** Unexpected console output and errors, and every request to another host. */
  findings(expected: readonly RegExp[]): string[] {
    const unexpected = this.#noise.filter((text) => !expected.some((pattern) => pattern.test(text)))
    return [...unexpected, ...this.#outside.map((url) => `request to another host: ${url}`)]
  }
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return !/^(https?|wss?):$/.test(protocol) || hostname === '127.0.0.1' || hostname === 'localhost'
}
