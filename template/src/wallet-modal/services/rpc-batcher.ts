import type { Platform } from '../platform/platform'
import type { JsonRpcCall } from './json-rpc'
import { RpcAnswerError, postCalls } from './json-rpc'

/** How many calls one POST has at most. */
const maxBatch = 1_000

interface WaitingCall {
  call: JsonRpcCall
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Sends the calls that are made to one endpoint within the same turn as one POST, at most 1,000 at a time. */
export class RpcBatcher {
  readonly #platform: Platform
  readonly #waiting = new Map<string, WaitingCall[]>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** @param timeout in milliseconds; the first call of a batch decides. */
  call(url: string, call: JsonRpcCall, timeout: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(url)
      if (queue) return void queue.push({ call, resolve, reject })
      this.#waiting.set(url, [{ call, resolve, reject }])
      queueMicrotask(() => this.#flush(url, timeout))
    })
  }

  #flush(url: string, timeout: number): void {
    const queue = this.#waiting.get(url) ?? []
    this.#waiting.delete(url)
    for (let start = 0; start < queue.length; start += maxBatch)
      void this.#send(url, queue.slice(start, start + maxBatch), timeout)
  }

  async #send(url: string, batch: readonly WaitingCall[], timeout: number): Promise<void> {
    try {
      const calls = batch.map(({ call }) => call)
      const results = await postCalls(this.#platform, url, calls, timeout)
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result instanceof RpcAnswerError) reject(result)
        else resolve(result)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
