import { getAddress, dataSlice, id } from 'ethers'
import { OpenLinks } from '../../../template/src/wallet-modal/connectors/walletconnect/open-links'
import { fakeKit } from '../../../template/src/wallet-modal/connectors/walletconnect/testing/fake-kit'
import { pairingKit } from '../../../template/src/wallet-modal/connectors/walletconnect/pairing-kit'
import type { PairingClientDeps } from '../../../template/src/wallet-modal/connectors/walletconnect/pairing-client'
import { UniversalClient } from '../../../template/src/wallet-modal/connectors/walletconnect/universal.client'
import type { Clock } from '../../funds/clock'
import type { HeldRequests } from '../kit/held-requests'
import type { Ledger } from '../ledger/ledger'
import { FakeKit } from './fake-kit'

/** The session that the wallet opens when the visitor approves a link. */
export interface Struct {
  topic: string
  pairingTopic: string
  acknowledged: boolean
  /** Seconds since the epoch. */
  expiry: number
  peer: { metadata: { name: string; icons: string[] } }
  namespaces: Record<string, { accounts: string[]; methods: string[]; chains: string[] }>
}

/** What the wallet answers to a link. */
type Letter = { pairingTopic: string; struct: Struct } | { pairingTopic: string; struct: undefined }

const week = 604_800
const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }

/** The account that the wallet shares over a link. Each link has another account, so that the page shows over which link it is connected. */
const accountOf = (pairingTopic: string) => getAddress(dataSlice(id(pairingTopic), 12))

/** The relay, the wallet on the phone behind it, and the part of the browser's storage that the pairing kit uses. */
export class Relay {
  /** The relay that the kit of the next page connects to. A process runs one world after another. */
  static current: Relay | undefined
  readonly sessions = new Map<string, Struct>()
  /** The links that the kit of the browser knows, by topic, and when the kit forgets each, in milliseconds since the epoch. */
  readonly links = new Map<string, number>()
  /** The sessions that the page has ended, by topic. */
  readonly ended = new Set<string>()
  /** All sessions that the wallet has opened and the page was told of. */
  readonly approved: Struct[] = []
  /** Called right before an approval arrives at the page. */
  onApproval: (struct: Struct) => void = () => {}
  isOpen = true
  readonly clock: Clock
  readonly requests: HeldRequests
  readonly ledger: Ledger
  #letters: Letter[] = []
  #kit: FakeKit | undefined
  #number = 0

  constructor(parts: { clock: Clock; requests: HeldRequests; ledger: Ledger }) {
    this.clock = parts.clock
    this.requests = parts.requests
    this.ledger = parts.ledger
    Relay.current = this
  }

  /** Creates the modal's own client for a page. The client's kit is a fake, which sends its messages through this relay. */
  createClient(deps: PairingClientDeps): UniversalClient {
    this.#kit = new FakeKit(this)
    // The fake has the members that the client uses. A call of another member throws a TypeError, which the model reports.
    const kit = fakeKit(this.#kit)
    const client = new UniversalClient(kit, deps, new OpenLinks(kit, undefined, 'wallet-modal-default'))
    this.#deliver()
    return client
  }

  nextTopic(): string {
    return `${(this.#number += 1)}`.padStart(64, 'a')
  }

  /** The browser loses its socket. The kit reports this, and the relay keeps what the wallet sends. */
  drop(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.#kit?.lost()
  }

  /** The kit opens a socket, and gets what the relay has kept. */
  open(): void {
    if (this.isOpen) return
    this.isOpen = true
    this.#kit?.opened()
    this.#deliver()
  }

  /** Ends the page, and the page's kit. */
  leave(): void {
    this.#kit?.leave()
    this.#kit = undefined
  }

  /** The page ends. A session that is open stays in the kit, which nobody stops, with the listeners that follow the session. */
  pageEnds(): void {
    this.#kit?.closeListeners()
  }

  /** The visitor approves a link in the wallet. */
  approve(pairingTopic: string): void {
    const accounts = [1, 10].map((chain) => `eip155:${chain}:${accountOf(pairingTopic)}`)
    const struct: Struct = {
      topic: `session of ${pairingTopic}`,
      pairingTopic,
      acknowledged: true,
      expiry: Math.floor(this.clock.now() / 1_000) + week,
      peer: { metadata: { name: 'Phone', icons: [] } },
      namespaces: { eip155: { accounts, methods: ['personal_sign'], chains: ['eip155:1', 'eip155:10'] } },
    }
    this.#letters.push({ pairingTopic, struct })
    this.#deliver()
  }

  decline(pairingTopic: string): void {
    this.#letters.push({ pairingTopic, struct: undefined })
    this.#deliver()
  }

  /** The visitor ends a session in the wallet. */
  leaveInWallet(topic: string): void {
    this.ended.add(topic)
    if (this.sessions.delete(topic)) this.#kit?.emit('session_delete', { topic })
  }

  #deliver(): void {
    if (!this.isOpen || !this.#kit) return
    for (const { pairingTopic, struct } of this.#letters.splice(0)) {
      if (!struct) this.#kit.declined(pairingTopic)
      else if (this.clock.now() < (this.links.get(pairingTopic) ?? 0)) {
        this.approved.push(struct)
        this.onApproval(struct)
        void this.#kit.settled(struct)
      }
    }
  }
}

/** The account of a session. */
export const addressOf = ({ pairingTopic }: Struct): string => accountOf(pairingTopic)

/** Gives every page of this process a client whose relay is that of the current world. */
export function useRelay(): void {
  Object.assign(pairingKit, {
    appMetadata: () => metadata,
    createClient: async (_: unknown, deps: PairingClientDeps) => {
      if (!Relay.current) throw new Error('There is no relay')
      return Relay.current.createClient(deps)
    },
  })
}
