import * as v from 'valibot'
import type { Endpoint as AnyEndpoint, JsonResult } from '../../server-kit/fetch-server'
import { parseJsonText, readBody, requireJson } from '../../server-kit/http/read-body'
import type { RequestLimit } from '../rate-limits'
import { Refusal } from '../refusal'
import type { Settings } from '../settings'
import { browserName } from './browser-name'
import { checkProof } from './request-proof'
import type { FoundSession, Sessions } from './sessions'

/** What the texts of refusals call this server. */
export const serverName = 'wallet server'

export type Endpoint = AnyEndpoint<RequestLimit>

/** A request whose proof is valid. */
export interface Call {
  request: Request
  /** The origin of the frame; empty for GET requests. */
  origin: string
  /** The id of the browser that sent the request: the SHA-256 of its device key. */
  device: string
  /** The name of the browser. */
  browser: string
  /** The session of the request; undefined without a token, and with a token that is not valid with this device key. */
  session: FoundSession | undefined
  /** Reads the body. @throws Refusal when the body does not have the form of the schema */
  read: <T>(schema: v.GenericSchema<unknown, T>) => T
}

/** A request of somebody who is logged in. */
export interface SignedInCall extends Call {
  session: FoundSession
}

/** Makes endpoints for requests with a proof. */
export interface CallKinds {
  /** An endpoint for everybody. */
  proven: (limit: RequestLimit, run: (call: Call) => Promise<object>) => Endpoint
  /** An endpoint for those who are logged in. */
  signedIn: (limit: RequestLimit, run: (call: SignedInCall) => Promise<object>) => Endpoint
}

/** Creates the functions that make endpoints. */
export function createCallKinds(settings: Settings, sessions: Sessions): CallKinds {
  async function sessionOf(request: Request, device: string): Promise<FoundSession | undefined> {
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.get('authorization') ?? '')?.[1]
    return token === undefined ? undefined : sessions.find(token, device)
  }

  async function callOf(request: Request, origin: string): Promise<Call> {
    const text = request.method === 'GET' ? '' : await readBody(request, serverName)
    const device = await checkProof(request, text, settings)
    return {
      request,
      origin,
      device,
      browser: browserName(request.headers.get('user-agent') ?? ''),
      session: await sessionOf(request, device),
      read(schema) {
        requireJson(request)
        const parsed = v.safeParse(schema, parseJsonText(text, serverName))
        if (parsed.success) return parsed.output
        // The message leaves the values out, because they may be secrets.
        const paths = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the body')
        throw new Refusal(
          'REQUEST_NOT_VALID',
          `The request is not valid: ${[...new Set(paths)].slice(0, 5).join(', ')}`,
        )
      },
    }
  }

  function proven(limit: RequestLimit, run: (call: Call) => Promise<object>): Endpoint {
    return {
      limit,
      run: async ({ request, origin }): Promise<JsonResult> => ({ body: await run(await callOf(request, origin)) }),
    }
  }

  return {
    proven,
    signedIn: (limit, run) =>
      proven(limit, async (call) => {
        const { session } = call
        if (!session) throw new Refusal('NOT_SIGNED_IN', 'Log in first')
        return run({ ...call, session })
      }),
  }
}
