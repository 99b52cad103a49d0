import type {
  PairingClient,
  PairingKit,
  Proposal,
  ProposedNamespaces,
} from '../../connectors/walletconnect/pairing-client'
import type { Network } from '../../domain/networks/network'
import type { PairingOverride } from '../../domain/options'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'

/** The code that pairs, and the client that speaks it. */
interface Loaded {
  kit: PairingKit
  client: PairingClient
}

interface SourceDeps {
  loadKit: () => Promise<PairingKit>
  /** Where the relay is. Throws before anything is fetched when nothing says so. */
  relayOf: () => string
  createClient: (kit: PairingKit, relayUrl: string) => Promise<PairingClient>
}

/** What pairing goes over: nothing of it is fetched before the first link, or a stored session, asks for it. */
export class PairingSource {
  readonly #deps: SourceDeps
  #loading: Promise<Loaded> | undefined

  constructor(deps: SourceDeps) {
    this.#deps = deps
  }

  /** Rejects when it cannot be had; the next call tries again. */
  load(): Promise<Loaded> {
    this.#loading ??= this.#start().catch((error: unknown) => {
      this.#loading = undefined
      throw error
    })
    return this.#loading
  }

  /** Takes a kit that is here already: a team's own, or a test's. */
  use(kit: PairingKit): void {
    this.#loading = undefined
    this.#deps.loadKit = () => Promise.resolve(kit)
  }

  /** @param signIn what is to be signed with the same yes, for wallets of EVM networks alone */
  async propose(
    networks: readonly Network[],
    override: PairingOverride | undefined,
    signIn: (namespaces: ProposedNamespaces) => Promise<SiwxMessageData | undefined>,
  ): Promise<Proposal> {
    const { kit, client } = await this.load()
    const namespaces = kit.proposedNamespaces(networks, override)
    return client.propose(namespaces, await signIn(namespaces))
  }

  async #start(): Promise<Loaded> {
    const relayUrl = this.#deps.relayOf()
    const kit = await this.#deps.loadKit()
    return { kit, client: await this.#deps.createClient(kit, relayUrl) }
  }
}
