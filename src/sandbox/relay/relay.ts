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
/** The close code of the public relay for a client that must not try again. */
const refused = 3000

/**
 * A WalletConnect v2 relay over WebSocket. The relay carries encrypted messages between clients that subscribe to the same topics, and
 * stores messages for clients that are not connected. All data is in memory.
 */
export class Relay {
  readonly #mailbox: Mailbox
  readonly #connections = new Set<RelayConnection>()
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: longestFrame })
  readonly #fault: () => RelayFault | null
  readonly #pings: NodeJS.Timeout

  /** @param fault returns the relay's fault at this moment. The sandbox's own wallet is not affected by the fault. */
  constructor(fault: () => RelayFault | null = () => null, mailbox = new Mailbox()) {
    this.#fault = fault
    this.#mailbox = mailbox
    // Clients close a connection on which they hear nothing for 35 s.
    this.#pings = setInterval(() => this.#connections.forEach(({ socket }) => socket.ping()), pingMs)
    this.#pings.unref()
  }

  /** The number of connected clients, and the number of stored messages. */
  get load(): { connections: number; messages: number } {
    return { connections: this.#connections.size, messages: this.#mailbox.size }
  }

  /** Upgrades an HTTP connection. The caller has checked the Host header. */
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

  /** Closes every connection. Clients may connect again immediately. */
  cut(): void {
    for (const { socket } of this.#connections) socket.terminate()
  }

  /** Closes the connections of apps. The sandbox's own wallet stays connected. */
  cutApps(): void {
    for (const { socket, isOwn } of this.#connections) if (!isOwn) socket.terminate()
  }

  /** Deletes all stored messages. */
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
    // The close event comes next, and its handler removes the connection.
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

/** The query parameter that identifies the sandbox's own wallet. */
export const ownWallet = 'sandbox-wallet'
