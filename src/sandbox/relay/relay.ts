import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { RelayFault } from './relay-fault'
import { clientIdOf } from './client-id'
import { Mailbox, type Letter } from './mailbox'
import { RelayConnection } from './relay-connection'

const pingMs = 20_000
const longestFrame = 1_048_576
const mostConnections = 200
/** The close code with which the public relay refuses a client for good. */
const refused = 3000

/**
 * A WalletConnect v2 relay over WebSocket: it carries encrypted messages between clients that listen to the same
 * topics, and keeps them for clients that are away. Everything is in memory.
 */
export class Relay {
  readonly #mailbox: Mailbox
  readonly #connections = new Set<RelayConnection>()
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: longestFrame })
  readonly #fault: () => RelayFault | null
  readonly #pings: NodeJS.Timeout

  /** @param fault what is wrong with the relay at this moment; the sandbox's own wallet is spared */
  constructor(fault: () => RelayFault | null = () => null, mailbox = new Mailbox()) {
    this.#fault = fault
    this.#mailbox = mailbox
    // Clients close a silent connection after 35 s.
    this.#pings = setInterval(() => this.#connections.forEach(({ socket }) => socket.ping()), pingMs)
    this.#pings.unref()
  }

  /** How many clients are connected and how many messages wait for one. */
  get load(): { connections: number; messages: number } {
    return { connections: this.#connections.size, messages: this.#mailbox.size }
  }

  /** Upgrades an HTTP connection, after its Host was checked. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const query = new URL(request.url ?? '/', 'ws://localhost').searchParams
    const isOwn = query.has(ownWallet)
    const fault = isOwn ? null : this.#fault()
    if (fault?.kind === 'dead' || this.#connections.size >= mostConnections) {
      return void stream.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    }
    this.#sockets.handleUpgrade(request, stream, head, (socket) => {
      if (fault?.kind === 'refuse') return socket.close(refused, fault.reason)
      this.#open(socket, clientIdOf(query.get('auth')) ?? randomUUID(), isOwn)
    })
  }

  /** Closes every connection now; clients may connect again at once. */
  cut(): void {
    for (const { socket } of this.#connections) socket.terminate()
  }

  /** Closes the connections of apps, and leaves the sandbox's own wallet alone. */
  cutApps(): void {
    for (const { socket, isOwn } of this.#connections) if (!isOwn) socket.terminate()
  }

  /** Forgets every message. */
  clear(): void {
    this.#mailbox.clear()
  }

  close(): void {
    clearInterval(this.#pings)
    this.cut()
    this.#sockets.close()
  }

  #open(socket: WebSocket, clientId: string, isOwn: boolean): void {
    const deliver = (letter: Letter): void => this.#deliver(letter)
    const connection = new RelayConnection(socket, clientId, isOwn, { mailbox: this.#mailbox, deliver })
    this.#connections.add(connection)
    socket.on('close', () => this.#connections.delete(connection))
    // The close event follows and does what is needed.
    socket.on('error', () => socket.terminate())
    socket.on('message', (data: RawData) => {
      const fault = isOwn ? null : this.#fault()
      if (fault?.kind === 'silent') return
      const receive = (): void => connection.receive(data.toString())
      if (fault?.kind === 'slow') setTimeout(receive, fault.ms).unref()
      else receive()
    })
  }

  #deliver(letter: Letter): void {
    for (const connection of this.#connections) {
      const isSilent = this.#fault()?.kind === 'silent' && !connection.isOwn
      if (!isSilent && connection.isListening(letter.topic)) connection.deliver(letter)
    }
  }
}

/** The query parameter by which the sandbox's own wallet is known. */
export const ownWallet = 'sandbox-wallet'
