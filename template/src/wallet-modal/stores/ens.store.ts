import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { ChainReader, NameReader } from '../adapters/chain-reader'
import { isAddress } from '../domain/address'
import type { AccountErrorCode } from '../domain/account-errors'
import { accountError } from '../domain/account-errors'
import { WalletModalError, messageOf } from '../domain/errors'
import type { NameRecord, NameSuggestion } from '../domain/name'
import type { Network } from '../domain/network'
import { isPlaceholder } from '../domain/network'
import { reasonOf, statusOf } from '../services/data-service'
import type { Repositories } from '../storage/repositories'
import type { BlockchainApiStore } from './blockchain-api.store'
import type { ChainStore } from './chain.store'
import { wait } from './wait'

interface EnsDeps {
  chain: ChainStore
  api: BlockchainApiStore
  repositories: () => Promise<Repositories>
  /** What the chain itself tells; undefined for a namespace that tells nothing. */
  reader: (network: Network) => Promise<ChainReader | undefined>
}

/** An account that a name stands for. */
export interface ResolvedName {
  /** In its normal form (ENSIP-15), which is what is to be shown. */
  name: string
  address: string
  avatar: string | undefined
}

const ethereum = 1

/** The status with which a service says that nobody has a name. */
const notFound = 404

/**
 * Names of accounts: from the data service where there is one, and from the chain's own name registry where there is none
 * or it does not answer.
 */
export class EnsStore {
  suggestions: readonly NameSuggestion[] = []
  loading = false
  readonly #deps: EnsDeps
  #suggesting = {}

  constructor(deps: EnsDeps) {
    this.#deps = deps
    makeAutoObservable(this, {
      suggestions: observableRef,
      getSuggestions: false,
      resolveName: false,
      getNamesForAddress: false,
      getAvatar: false,
      isNameRegistered: false,
    })
  }

  /**
   * The network whose registry is asked: the active one when it has one, else the first of the app that does. No other
   * network is ever asked: the app has not named its endpoints.
   */
  get registryNetwork(): Network | undefined {
    const { activeCaipNetwork, requestedCaipNetworks } = this.#deps.chain
    const hasRegistry = (network: Network) =>
      !isPlaceholder(network) && (network.contracts?.ensRegistry !== undefined || network.id === ethereum)
    return [activeCaipNetwork, ...requestedCaipNetworks].find((network) => network && hasRegistry(network))
  }

  /**
   * The account of a name; undefined when nobody has it.
   * @throws WalletModalError 'Error resolving name' when neither the service nor the chain answers, NAME_NOT_VALID
   */
  async resolveName(
    name: string,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<ResolvedName | undefined> {
    const normal = await this.#normalize(name)
    signal.throwIfAborted()
    let failure: unknown
    for (const ask of await this.#sources(
      () => this.#resolveByService(normal),
      (names, network) => this.#resolveByChain(names, { name: normal, network, signal }),
    )) {
      try {
        const resolved = await ask()
        signal.throwIfAborted()
        if (resolved) return resolved
        failure = undefined
      } catch (error) {
        signal.throwIfAborted()
        failure ??= error
      }
    }
    if (failure !== undefined) throw nameError('NAME_LOOKUP_FAILED', failure)
    return undefined
  }

  /** Whether somebody has a name; whatever the service says but that counts as no. */
  async isNameRegistered(name: string): Promise<boolean> {
    const record = await this.#deps.api.lookupEnsName(name).catch(() => undefined)
    return record !== undefined
  }

  /**
   * Fills `suggestions`; a newer call makes an older one void.
   * @throws WalletModalError 'Error fetching name suggestions'
   */
  readonly getSuggestions = flow(function* (this: EnsStore, value: string) {
    const key = {}
    this.#suggesting = key
    this.loading = true
    this.suggestions = []
    try {
      const suggestions = yield* wait(this.#deps.api.getEnsNameSuggestions(value))
      if (this.#suggesting === key) this.suggestions = suggestions
    } catch (error) {
      throw nameError('NAME_SUGGESTIONS_FAILED', error)
    } finally {
      if (this.#suggesting === key) this.loading = false
    }
  })

  /**
   * The names of an account, the one it goes by first; kept for five minutes.
   * @throws WalletModalError 'Error fetching names for address'
   */
  async getNamesForAddress(address: string): Promise<readonly string[]> {
    if (!this.#deps.chain.activeCaipNetwork) return []
    const { names } = await this.#deps.repositories()
    const known = await names.get(address)
    if (known) return known
    const { signal } = new AbortController()
    let failure: unknown
    for (const ask of await this.#sources(
      async () => (await this.#deps.api.reverseLookupEnsName(address)).map(({ name }) => name),
      async (chainNames, network) => [await chainNames.lookupAddress({ address, network, signal })].filter(isPresent),
    )) {
      try {
        const found = await ask()
        failure = undefined
        if (found.length === 0) continue
        await names.put(address, found)
        return found
      } catch (error) {
        failure ??= error
      }
    }
    if (failure !== undefined) throw nameError('NAMES_OF_ADDRESS_FAILED', failure)
    await names.put(address, [])
    return []
  }

  /** The picture that goes with a name, from the chain; undefined when there is none or nobody answers. */
  async getAvatar(name: string): Promise<string | undefined> {
    const network = this.registryNetwork
    const reader = network && (await this.#deps.reader(network).catch(() => undefined))
    if (!reader) return undefined
    const { signal } = new AbortController()
    return reader.names?.getAvatar({ name, network, signal }).catch(() => undefined)
  }

  /** Who can be asked now, the service first: nobody, one or both. */
  async #sources<T>(
    byService: () => Promise<T>,
    byChain: (names: NameReader, network: Network) => Promise<T>,
  ): Promise<(() => Promise<T>)[]> {
    const { api, chain, reader } = this.#deps
    const network = this.registryNetwork
    const names = network && (await reader(network).catch(() => undefined))?.names
    return [
      ...((await api.isNetworkSupported(chain.activeCaipNetwork?.caipNetworkId)) ? [byService] : []),
      ...(names ? [() => byChain(names, network)] : []),
    ]
  }

  /** What is asked for and shown: names that look alike have one normal form, or none. */
  async #normalize(name: string): Promise<string> {
    const { chain, reader } = this.#deps
    const network = chain.activeCaipNetwork
    const names = network && (await reader(network).catch(() => undefined))?.names
    return names ? names.normalizeName(name) : name
  }

  /** A service refuses a name that nobody has, in words; any other refusal says nothing about it. */
  async #lookUp(name: string): Promise<NameRecord | undefined> {
    try {
      return await this.#deps.api.lookupEnsName(name)
    } catch (error) {
      if (statusOf(error) === notFound) return undefined
      throw error
    }
  }

  async #resolveByService(name: string): Promise<ResolvedName | undefined> {
    const record = await this.#lookUp(name)
    const namespace = this.#deps.chain.activeChain ?? 'eip155'
    const address = Object.values(record?.addresses ?? {})[0]?.address
    if (!record || !address || !isAddress(address, namespace)) return undefined
    return { name, address, avatar: record.attributes.find(({ avatar }) => avatar)?.avatar }
  }

  async #resolveByChain(
    names: NameReader,
    query: { name: string; network: Network; signal: AbortSignal },
  ): Promise<ResolvedName | undefined> {
    const resolved = await names.resolveName(query)
    return resolved && { ...resolved, avatar: await this.getAvatar(resolved.name) }
  }
}

function isPresent(name: string | undefined): name is string {
  return name !== undefined
}

/** In the service's own words where it gave some (specification, section 8). */
function nameError(code: AccountErrorCode, error: unknown): WalletModalError {
  return accountError(code, { details: reasonOf(error) ?? messageOf(error), cause: error })
}
