import type { IncomingMessage, ServerResponse } from 'node:http'

const keepAliveMs = 20_000

/**
 * Keeps a response open as a stream of server-sent events.
 * @param current returns the data that is sent at the start and after every change
 * @param subscribe gets a function to call after every change; returns a function that ends the subscription
 */
export function streamChanges(
  request: IncomingMessage,
  response: ServerResponse,
  current: () => unknown,
  subscribe: (send: () => void) => () => void,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const send = (): void => void response.write(`data: ${JSON.stringify(current())}\n\n`)
  send()
  const stop = subscribe(send)
  const timer = setInterval(() => response.write(': still here\n\n'), keepAliveMs)
  timer.unref()
  request.once('close', () => {
    clearInterval(timer)
    stop()
  })
}
