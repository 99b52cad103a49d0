import * as v from 'valibot'
import { expect } from 'vitest'
import { authError } from '../../../../domain/errors/auth-errors'
import { chainIdOf } from '../../frame-account'
import type { ReplyPayload, RequestName, RequestPayload } from '../../protocol'
import { errorPayloadSchema, framePrefix, replyMessageSchema, requestSchemas } from '../../protocol'
import type { FrameWorld, Outcome } from './frame-world'

/** An answer of the frame. */
type Answer = v.InferOutput<typeof replyMessageSchema>

/** The sentence for the visitor as the frame has sent it. */
const sentAs = v.object({ shown: v.optional(v.unknown()) })

/** The payload of the answer to a request that the frame refuses. */
type Refusal = v.InferOutput<typeof errorPayloadSchema>

/** The payload of a request. The payload may be left out if the request needs none. */
type PayloadArgument<N extends RequestName> =
  undefined extends RequestPayload<N> ? [payload?: RequestPayload<N>] : [payload: RequestPayload<N>]

/** A visitor who is logged in. */
export interface LoggedIn {
  email: string
  /** The address of the account on EVM networks. */
  address: string
}

/** A code that differs from the right code. */
export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

/** Sends the requests of a test. Checks each answer: its name, its id, the form of its payload, and that it comes once. */
export class Exchange {
  readonly world: FrameWorld
  /** The ids that the frame has to answer once each. */
  readonly #answered: string[] = []
  readonly #unanswered: string[] = []
  readonly #kinds = new Map<RequestName, Set<'SUCCESS' | 'ERROR'>>()

  constructor(world: FrameWorld) {
    this.world = world
  }

  /** Sends a request that the frame answers with a success. */
  async succeed<N extends RequestName>(name: N, ...[payload]: PayloadArgument<N>): Promise<ReplyPayload<N>> {
    return this.succeeded(name, await this.world.page.request(name, payload))
  }

  /** Checks that a request was answered with a success. */
  async succeeded<N extends RequestName>(name: N, outcome: Outcome): Promise<ReplyPayload<N>> {
    expect(outcome.error, name).toBeUndefined()
    const answer = await this.#answerTo(name, 'SUCCESS', outcome)
    const reply = v.parse(requestSchemas[name].reply, answer.payload) as ReplyPayload<N>
    expect(outcome.reply).toEqual(reply)
    return reply
  }

  /** Sends a request that the frame refuses. */
  async refuse<N extends RequestName>(name: N, ...[payload]: PayloadArgument<N>): Promise<Refusal> {
    return this.refused(name, await this.world.page.request(name, payload))
  }

  /** Checks that the frame has refused a request with a message, and that the page has kept the frame's sentence for the visitor. */
  async refused(name: RequestName, outcome: Outcome): Promise<Refusal> {
    const answer = await this.#answerTo(name, 'ERROR', outcome)
    const refusal = v.parse(errorPayloadSchema, answer.payload)
    expect(refusal.message.trim()).not.toBe('')
    expect(outcome.error).toBe(refusal.message)
    expect(outcome.shown).toEqual(v.parse(sentAs, answer.payload).shown)
    return refusal
  }

  /** Waits until the frame has refused a request that the test has posted without the client. */
  async refusedRaw(name: RequestName, id: string): Promise<void> {
    await expect.poll(async () => (await this.answersTo(id)).length).toBe(1)
    const { payload } = await this.#answerTo(name, 'ERROR', { id })
    expect(v.parse(errorPayloadSchema, payload).message.trim()).not.toBe('')
  }

  /** Checks that a request ended without an answer, because the page has given the request up or the frame was loaded again. */
  unanswered(outcome: Outcome, code: 'REQUEST_ABORTED' | 'FRAME_RESTARTED'): void {
    expect(outcome).toEqual({ id: expect.any(String), error: authError(code).message })
    this.#unanswered.push(outcome.id ?? '')
  }

  /** Logs in, with the approval of this browser if the wallet requires it. Returns who is logged in. */
  async logIn(email = this.world.visitor.newAddress()): Promise<LoggedIn> {
    const { page, visitor } = this.world
    const { action } = await this.succeed('CONNECT_EMAIL', { email })
    if (action === 'VERIFY_DEVICE') {
      const device = page.request('CONNECT_DEVICE')
      await visitor.approveBrowser(email)
      await this.succeeded('CONNECT_DEVICE', await device)
    }
    await this.succeed('CONNECT_OTP', { otp: await visitor.readCode(email) })
    const { address } = await this.succeed('GET_USER', { chainId: this.world.networks.first })
    return { email, address }
  }

  /** The active network, as CAIP-2. */
  async activeNetwork(): Promise<string | undefined> {
    return chainIdOf((await this.succeed('GET_CHAIN_ID')).chainId)
  }

  async isConnected(): Promise<boolean> {
    return (await this.succeed('IS_CONNECTED')).isConnected
  }

  /** All answers of the frame to the requests with an id. */
  async answersTo(id: string): Promise<Answer[]> {
    const posted = await this.world.page.posted()
    return posted.filter((data) => v.is(replyMessageSchema, data)).filter((answer) => answer.id === id)
  }

  /** The kinds of answers that the requests of a name got, sorted. */
  kindsOf(name: RequestName): string[] {
    return [...(this.#kinds.get(name) ?? [])].sort()
  }

  /** Checks that every request got the right number of answers, and that the client waits for nothing. */
  async end(): Promise<void> {
    // Answers come in order. So a second or late answer to an earlier request has arrived when this request is answered.
    await this.world.page.request('GET_CHAIN_ID')
    for (const id of this.#answered) expect(await this.answersTo(id)).toHaveLength(1)
    for (const id of this.#unanswered) expect(await this.answersTo(id)).toEqual([])
    expect(await this.world.page.open()).toEqual({ requests: 0, timers: 0 })
  }

  async #answerTo(name: RequestName, kind: 'SUCCESS' | 'ERROR', { id }: Outcome): Promise<Answer> {
    const answers = id === undefined ? [] : await this.answersTo(id)
    expect(answers.map(({ type }) => type)).toEqual([`${framePrefix}${name}_${kind}`])
    const [answer] = answers
    if (!answer) throw new TypeError(`${name} has no answer`)
    this.#answered.push(answer.id)
    this.#kinds.set(name, (this.#kinds.get(name) ?? new Set()).add(kind))
    return answer
  }
}
