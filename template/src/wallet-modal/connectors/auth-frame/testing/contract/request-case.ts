import type { RequestName, RequestPayload } from '../../protocol'
import type { Exchange } from './exchange'

/** What the contract says about one request. */
export interface RequestCase<N extends RequestName> {
  /** The end of the test title, after the name of the request: "changes the active network". */
  does: string
  /** The kinds of answers in `check`, sorted. Each kind has to come at least once. */
  answers: readonly ('ERROR' | 'SUCCESS')[]
  /** A payload of the right form. The frame may refuse the request for other reasons, such as a missing login. */
  payload: RequestPayload<N>
  /** Payloads of the wrong form. Empty for a request that takes any payload. */
  wrong: readonly unknown[]
  /** Sends the request in states where the frame must carry it out or refuse it, and checks the effect. At first, nobody is logged in. */
  check(exchange: Exchange): Promise<void>
}

/** The cases of some requests. */
export type RequestCases<N extends RequestName = RequestName> = { readonly [Name in N]: RequestCase<Name> }
