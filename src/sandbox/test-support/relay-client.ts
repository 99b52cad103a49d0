import { once } from 'node:events'
import { WebSocket } from 'ws'
import { isRecord, parseJson } from '../json'

interface Delivery {
  readonly id: number
  readonly topic: unknown
  readonly message: unknown
  readonly tag: unknown
}

/** A simple client of the relay. It only sends and acknowledges messages when the test says so. */
export class RelayClient {
  readonly socket: WebSocket
  readonly deliveries: Delivery[] = []
  readonly #answers = new Map<number, (answer: unknown) => void>()
  #listeners: (() => void)[] = []
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#receive(String(data)))
  }

  /** Connects with a name. A client that connects again with the same name is the same client for the relay. */
  static async connect(relay: string, name: string, query = 'projectId=test'): Promise<RelayClient> {
    const claims = Buffer.from(JSON.stringify({ iss: name })).toString('base64url')
    const client = new RelayClient(new WebSocket(`${relay}?auth=x.${claims}.y&${query}`))
    await once(client.socket, 'open')
    return client
  }

  /** Sends a request. Returns the whole answer. */
  request(method: string, params: unknown): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    this.socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    return new Promise((resolve) => this.#answers.set(id, resolve))
  }

  acknowledge({ id }: Delivery): void {
    this.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  }

  /** Waits for the delivery with this number, counted from 1. */
  async delivery(count: number): Promise<Delivery> {
    while (this.deliveries.length < count) await new Promise<void>((resolve) => this.#listeners.push(resolve))
    const found = this.deliveries[count - 1]
    if (found === undefined) throw new Error(`There is no delivery ${count}`)
    return found
  }

  async close(): Promise<void> {
    const closed = once(this.socket, 'close')
    this.socket.close()
    await closed
  }

  #receive(text: string): void {
    const frame = parseJson(text)
    // A test that sends an invalid frame gets an answer without an id. Such a test listens to the socket itself.
    if (!isRecord(frame) || typeof frame['id'] !== 'number') return
    const { id, method, params } = frame
    if (method !== 'irn_subscription') return this.#answers.get(frame['id'])?.(frame)
    const data = isRecord(params) && isRecord(params['data']) ? params['data'] : {}
    this.deliveries.push({ id: Number(id), topic: data['topic'], message: data['message'], tag: data['tag'] })
    for (const resolve of this.#listeners.splice(0)) resolve()
  }
}
