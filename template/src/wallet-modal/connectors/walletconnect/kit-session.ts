import { messageOf } from '../../domain/errors/errors'
import { pairingError } from '../../domain/errors/pairing-errors'
import type { SiwxSession } from '../../domain/sign-in/siwx'
import { announcedIcon, announcedName } from '../announced-text'
import type { Kit } from './kit'
import type { ApprovedNamespace, PairedSession, Peer, SessionNews } from './pairing-client'

type KitStruct = ReturnType<Kit['session']['getAll']>[number]

/** The kit's error messages when it is asked to end a session that has ended already. */
const hasEnded = /no matching key|recently deleted|expired\. session topic/i

function peerOf({ peer }: KitStruct): Peer {
  const { name, icons } = peer.metadata
  const pictures = Array.isArray(icons) ? icons.map(announcedIcon) : []
  return { name: announcedName(name) ?? '', icon: pictures.find((icon) => icon?.startsWith('https:')) }
}

/** A session of the kit, identified by its topic, so that requests never go to a newer session. */
export class KitSession implements PairedSession {
  readonly topic: string
  readonly peer: Peer
  namespaces: Readonly<Record<string, ApprovedNamespace>>
  readonly signed: readonly SiwxSession[]
  isEnded = false
  readonly #kit: Kit
  readonly #listeners = new Set<(news: SessionNews) => void>()
  readonly #stop: () => void

  constructor(kit: Kit, struct: KitStruct, signed: readonly SiwxSession[] = []) {
    this.#kit = kit
    this.signed = signed
    this.topic = struct.topic
    this.peer = peerOf(struct)
    this.namespaces = struct.namespaces
    this.#stop = this.#listen()
  }

  async request(chainId: string, method: string, params: unknown): Promise<unknown> {
    if (this.isEnded) throw pairingError('SESSION_ENDED')
    // A request that is open when the session ends would otherwise wait for its own limit of five minutes.
    let stop = () => {}
    const ended = new Promise<never>((_, reject) => {
      stop = this.follow(({ type }) => type === 'ended' && reject(pairingError('SESSION_ENDED')))
    })
    const asking = this.#kit.request<unknown>({ topic: this.topic, chainId, request: { method, params } })
    return Promise.race([asking, ended]).finally(stop)
  }

  async end(): Promise<void> {
    if (this.isEnded) return
    this.#finish()
    const reason = { code: 6000, message: 'User disconnected.' }
    try {
      await this.#kit.disconnect({ topic: this.topic, reason })
    } catch (error) {
      if (!hasEnded.test(messageOf(error))) throw error
    }
  }

  follow(listener: (news: SessionNews) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #listen(): () => void {
    const kit = this.#kit
    const isOwn = ({ topic }: { topic: string }) => topic === this.topic
    const updated = (args: { topic: string; params: { namespaces: KitStruct['namespaces'] } }) => {
      if (!isOwn(args)) return
      this.namespaces = args.params.namespaces
      this.#tell({ type: 'updated' })
    }
    const ended = (args: { topic: string }) => {
      if (isOwn(args)) this.#finish()
    }
    const heard = (args: { topic: string; params: { event: { name: string; data: unknown }; chainId: string } }) => {
      if (!isOwn(args)) return
      const { event, chainId } = args.params
      this.#tell({ type: 'event', name: event.name, data: event.data, chainId })
    }
    kit.on('session_update', updated)
    kit.on('session_delete', ended)
    kit.on('session_expire', ended)
    kit.on('session_event', heard)
    return () => {
      kit.off('session_update', updated)
      kit.off('session_delete', ended)
      kit.off('session_expire', ended)
      kit.off('session_event', heard)
    }
  }

  #finish(): void {
    if (this.isEnded) return
    this.isEnded = true
    this.#stop()
    this.#tell({ type: 'ended' })
    this.#listeners.clear()
  }

  #tell(news: SessionNews): void {
    for (const listener of [...this.#listeners]) listener(news)
  }
}
