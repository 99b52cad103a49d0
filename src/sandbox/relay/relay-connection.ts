import { WebSocket } from 'ws'
import { isRecord, parseJson } from '../json'
import { RpcError, rpcCodes } from '../rpc-error'
import { dropOldest } from '../services/drop-oldest'
import type { Letter, Mailbox } from './mailbox'
import { answerRelayRequest, messageData, subscriptionId, type RelayContext } from './relay-methods'

const mostTopics = 5_000
const mostUnacknowledged = 5_000

/** The part of the relay that a connection uses. */
export interface RelayPost {
  readonly mailbox: Mailbox
  /** Delivers a message to every subscribed connection except the connections of its publisher. */
  deliver(letter: Letter): void
}

/** The socket of one client, with its subscriptions and its unacknowledged messages. */
export class RelayConnection {
  readonly clientId: string
  readonly socket: WebSocket
  /** Whether the client is the sandbox's own phone wallet. */
  readonly isOwn: boolean
  readonly #post: RelayPost
  readonly #topics = new Set<string>()
  /** The messages that the client has not acknowledged, by the id of their request. */
  readonly #unacknowledged = new Map<number, number>()
  #lastRequest = Date.now() * 1_000

  constructor(socket: WebSocket, clientId: string, isOwn: boolean, post: RelayPost) {
    this.socket = socket
    this.clientId = clientId
    this.isOwn = isOwn
    this.#post = post
  }

  isListening(topic: string): boolean {
    return this.#topics.has(topic)
  }

  /** Sends a message. The mailbox stores the message until the client acknowledges it. */
  deliver(letter: Letter): void {
    if (letter.publisher === this.clientId) return
    this.#lastRequest += 1
    const id = this.#lastRequest
    this.#unacknowledged.set(id, letter.id)
    dropOldest(this.#unacknowledged, mostUnacknowledged)
    const params = { id: subscriptionId(letter.topic, this.clientId), data: messageData(letter) }
    this.#send({ id, jsonrpc: '2.0', method: 'irn_subscription', params })
  }

  /** Handles one frame, which is a request of the client, or the client's answer to a delivered message. */
  receive(text: string): void {
    const frame = parseJson(text)
    if (!isRecord(frame)) return this.#send(errorAnswer(null, new RpcError(rpcCodes.parse, 'The frame is not JSON')))
    const { id, method, params } = frame
    if (typeof method !== 'string') return this.#acknowledge(frame['id'], 'error' in frame)
    try {
      const result = answerRelayRequest(this.#context, method, params)
      this.#send({ id, jsonrpc: '2.0', result })
    } catch (error) {
      this.#send(errorAnswer(id, error))
    }
  }

  get #context(): RelayContext {
    const { mailbox } = this.#post
    return {
      clientId: this.clientId,
      publish: (draft) => this.#post.deliver(mailbox.put(draft)),
      subscribe: (topic) => {
        if (this.#topics.size >= mostTopics && !this.#topics.has(topic)) {
          throw new RpcError(rpcCodes.internal, `A client can listen to ${mostTopics} topics`)
        }
        this.#topics.add(topic)
        for (const letter of mailbox.waiting(topic, this.clientId)) this.deliver(letter)
      },
      unsubscribe: (topic) => void this.#topics.delete(topic),
      waiting: (topic) => mailbox.waiting(topic, this.clientId),
    }
  }

  #acknowledge(id: unknown, isError: boolean): void {
    const letter = typeof id === 'number' ? this.#unacknowledged.get(id) : undefined
    if (letter === undefined || typeof id !== 'number') return
    this.#unacknowledged.delete(id)
    if (!isError) this.#post.mailbox.acknowledge(letter)
  }

  #send(frame: unknown): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }
}

function errorAnswer(id: unknown, error: unknown): unknown {
  const code = error instanceof RpcError ? error.code : rpcCodes.internal
  return { id, jsonrpc: '2.0', error: { code, message: error instanceof Error ? error.message : String(error) } }
}
