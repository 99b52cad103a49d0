import * as v from 'valibot'
import type { RefusalFacts } from '../../wallet-server/api'
import { errorAnswerSchema, proofHeaders } from '../../wallet-server/api'
import { utf8 } from '../bytes'
import { FrameError, errorCodes } from '../frame-error'
import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'
import type { DeviceKey } from './device-key'
import { proveCall } from './device-key'

/** An error that the wallet server reported. Its message is the server's and meant for visitors. */
export class ServerError extends FrameError {
  readonly serverCode: string
  readonly facts: RefusalFacts

  constructor(message: string, serverCode: string, facts: RefusalFacts = {}) {
    super(message, serverCode === 'NOT_SIGNED_IN' ? errorCodes.unauthorized : errorCodes.internal)
    this.serverCode = serverCode
    this.facts = facts
  }
}

interface ServerCall<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the path of the wallet's server. */
  path: string
  body?: unknown
  answer: v.GenericSchema<unknown, T>
  /** The token of the session, if there is one. */
  token?: string | undefined
  /** The time limit, in milliseconds. Default: 25 seconds, because the page waits 30 seconds for the frame. */
  deadline?: number
  signal?: AbortSignal
}

const unreachable = () =>
  new FrameError('The wallet server does not answer. Try again', errorCodes.disconnected, { text: 'serverSilent' })

/** The error for an answer in another form than the frame expects. */
export const notUnderstood = () =>
  new FrameError('The wallet server gave an answer that the wallet does not understand', undefined, {
    text: 'serverAnswer',
  })

async function readAnswer<T>(response: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const json: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (!response.ok) {
    const read = v.safeParse(errorAnswerSchema, json)
    if (!read.success) throw new ServerError(unreachable().message, `STATUS_${response.status}`)
    const { message, code, ...facts } = read.output.error
    throw new ServerError(message, code, facts)
  }
  const read = v.safeParse(schema, json)
  if (!read.success) throw notUnderstood()
  return read.output
}

/** The parts of the platform that calls to the wallet server use. */
export type ServerPlatform = Pick<FramePlatform, 'after' | 'crypto' | 'fetch' | 'now'>

/** Creates the functions that call the wallet server and tell its time. Every call is signed with the key of this browser. */
export function createServerCalls(platform: ServerPlatform, basePath: string, deviceKey: () => Promise<DeviceKey>) {
  /** How far the server's clock is ahead of this one. */
  let offset = 0

  const send = async <T>({ method, path, body, answer, token, ...call }: ServerCall<T>): Promise<T> => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const time = platform.now() + offset
    const target = `${basePath}/${path}`
    const key = await deviceKey()
    const proof = await proveCall(platform.crypto, key, { method, path: target, time, body: utf8(text ?? '') })
    const headers = {
      [proofHeaders.device]: key.publicKey,
      [proofHeaders.time]: String(time),
      [proofHeaders.proof]: proof,
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    return withDeadline(platform, call.deadline ?? 25_000, unreachable, async (deadline) => {
      const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline
      const init: RequestInit = { method, headers, signal, credentials: 'omit', cache: 'no-store', redirect: 'error' }
      const response = await platform
        .fetch(target, text === undefined ? init : { ...init, body: text })
        .catch((error: unknown) => {
          throw call.signal?.aborted ? error : unreachable()
        })
      return readAnswer(response, answer)
    })
  }

  const call = async <T>(wanted: ServerCall<T>): Promise<T> => {
    try {
      return await send(wanted)
    } catch (error) {
      const isClock = error instanceof ServerError && error.serverCode === 'CLOCK_NOT_RIGHT'
      if (!isClock || error.facts.now === undefined) throw error
      offset = error.facts.now - platform.now()
      return send(wanted)
    }
  }
  return { call, now: () => platform.now() + offset }
}
