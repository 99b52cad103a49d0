import type {
  PairingClient,
  PairingKit,
  Proposal,
  ProposedNamespaces,
} from '../../connectors/walletconnect/pairing-client'
import type { Network } from '../../domain/networks/network'
import type { PairingOverride } from '../../domain/options'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'

/** The WalletConnect client, and the code that speaks its protocol. */
interface Loaded {
  kit: PairingKit
  client: PairingClient
}

interface SourceDeps {
  loadKit: () => Promise<PairingKit>
  /** The address of the relay. Throws, before anything is downloaded, if the options name none. */
  relayOf: () => string
  createClient: (kit: PairingKit, relayUrl: string) => Promise<PairingClient>
}

/** Loads the pairing kit and connects its client. Nothing is downloaded before the first link, or a stored session, needs it. */
export class PairingSource {
  readonly #deps: SourceDeps
  #loading: Promise<Loaded> | undefined

  constructor(deps: SourceDeps) {
    this.#deps = deps
  }

  /** Rejects if the kit cannot be loaded; the next call tries again. */
  load(): Promise<Loaded> {
    this.#loading ??= this.#start().catch((error: unknown) => {
      this.#loading = undefined
      throw error
    })
    return this.#loading
  }

  /** Replaces the kit: with a team's own, or with a test's. */
  use(kit: PairingKit): void {
    this.#loading = undefined
    this.#deps.loadKit = () => Promise.resolve(kit)
  }

  /** @param signIn gives the sign-in message that the wallet signs when it approves; only for apps whose networks are all EVM */
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
