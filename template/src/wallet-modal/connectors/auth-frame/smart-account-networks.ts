import type { AuthMemory } from './auth-memory'
import type { FrameClient } from './frame-client'

interface NetworksDeps {
  client: Pick<FrameClient, 'request'>
  memory: AuthMemory
  /** The number of the frame's document. Default: always 0. */
  document?: () => number
}

/** Reads the networks on which the frame offers smart accounts, and remembers them. */
export class SmartAccountNetworks {
  readonly #deps: NetworksDeps
  /** The latest request, with the number of the document that it was sent to. */
  #asked: { document: number; networks: Promise<readonly number[]> } | undefined

  constructor(deps: NetworksDeps) {
    this.#deps = deps
  }

  /** The chain ids of the latest answer, in this visit or an earlier visit. */
  get last(): readonly number[] {
    return this.#deps.memory.read().smartAccountNetworks ?? []
  }

  /** Resolves with the chain ids; with none if the request fails. Sends one request to each document, and another after a failure. */
  async read(): Promise<readonly number[]> {
    const document = this.#deps.document?.() ?? 0
    if (this.#asked?.document !== document) this.#asked = { document, networks: this.#ask() }
    return this.#asked.networks
  }

  async #ask(): Promise<readonly number[]> {
    const { client, memory } = this.#deps
    let networks: readonly number[] = []
    try {
      const { smartAccountEnabledNetworks: given } = await client.request(
        'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
        undefined,
      )
      networks = given.filter((id) => Number.isSafeInteger(id) && id > 0)
    } catch {
      // The next call sends another request.
      this.#asked = undefined
    }
    memory.update({ smartAccountNetworks: [...networks] })
    return networks
  }
}
