import * as v from 'valibot'
import { plainText } from '../../domain/plain-text'
import type { FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'
import { toldError } from '../locales/told-error'
import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'

const answerSchema = v.union([
  v.object({ error: v.object({ code: v.number(), message: v.string() }) }),
  v.object({ result: v.unknown() }),
])

/** A part of `chainTexts`, so that the frame can answer its first request without the other texts about transactions. */
export const silentText = {
  id: 'chain',
  english: { silent: (network: string) => `The network ${network} does not answer. Try again` },
} as const

/** Calls methods of a network's own endpoint. */
export type RpcCall = (method: string, params?: unknown) => Promise<unknown>

/** Creates the client of a network's endpoint. It never sends the visitor's session. */
export function createRpcCall(platform: FramePlatform, { name, rpcUrl }: FrameNetwork): RpcCall {
  const silent = () => toldError(silentText, (texts) => texts.silent(name), errorCodes.disconnected)
  return async (method, params = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const json = await withDeadline(platform, 30_000, silent, async (signal): Promise<unknown> => {
      const init: RequestInit = { method: 'POST', headers, body, signal, credentials: 'omit' }
      const response = await platform.fetch(rpcUrl, init).catch(() => undefined)
      return response?.json().catch(() => undefined)
    })
    const read = v.safeParse(answerSchema, json)
    if (!read.success) throw silent()
    if (!('error' in read.output)) return read.output.result
    const { code, message } = read.output.error
    throw new FrameError(plainText(message, 300) || 'The network reported an error', code)
  }
}
