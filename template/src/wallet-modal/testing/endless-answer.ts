/** A response whose body never ends. `taken` returns the number of bytes that were read. */
export function endlessAnswer(): { response: Response; taken: () => number; isCancelled: () => boolean } {
  const chunk = new Uint8Array(1_000_000).fill(32)
  let taken = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      taken += chunk.byteLength
      controller.enqueue(chunk)
    },
    cancel: () => void (isCancelled = true),
  })
  return { response: new Response(body), taken: () => taken, isCancelled: () => isCancelled }
}

/** A response that starts and then sends nothing more. */
export function stuckAnswer(): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"jsonrpc":')),
  })
  return new Response(body)
}
