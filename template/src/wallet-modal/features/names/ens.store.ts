import type { NameReader } from '../../adapters/name-reader'
import { isAddress, isSameAddress } from '../../domain/account/address'
import type { AccountErrorCode } from '../../domain/errors/account-errors'
import { accountError } from '../../domain/errors/account-errors'
import { anyEvmCoinType, coinTypeOf, etherCoinType, toCoinType } from '../../domain/names/coin-type'
import { WalletModalError, messageOf } from '../../domain/errors/errors'
import type { ResolvedName } from '../../domain/account/name'
import type { Network } from '../../domain/networks/network'
import { isPlaceholder } from '../../domain/networks/network'
import { reasonOf, statusOf } from '../../services/data-service'
import type { NameRecord } from '../../services/names/data-names'
import type { Repositories } from '../../storage/repositories'
import type { ChainStore } from '../../stores/connection/chain.store'
import type { NameService } from './name-service'

interface EnsDeps {
  chain: ChainStore
  service: NameService
  repositories: () => Promise<Repositories>
  /** Reads names from a network; undefined for a namespace without names. */
  reader: (network: Network) => Promise<NameReader | undefined>
}

interface ResolveOptions {
  /** The network for which the account is needed. Default: the active network. */
  network?: Network | undefined
  /** The coin type of the address to resolve. Default: the coin type for the network. */
  coinType?: number
  signal?: AbortSignal
  /** Skips the cache, because the receiver of a transfer has to be current. */
  isFresh?: boolean
}

/** A name to look up. */
interface Question {
  network: Network
  /** The network whose registry is queried; undefined when no network of the app has a registry. */
  registry: Network | undefined
  coinType: number
  signal: AbortSignal
}

/** The service's answer about a name. Without `address`, the name has no address for the network. */
interface ServiceAnswer {
  address?: string
  avatar?: string | undefined
}

const ethereum = 1

/** The status by which a service says that nobody has the name. */
const notFound = 404

/** The most names that are checked when a service lists the names of an account. */
const maxNames = 5

/** The codes that are answers about a name. Any other error is a failure to get an answer. */
const answers: readonly unknown[] = ['NAME_NOT_VALID', 'NAME_DISPUTED', 'NAME_WITHOUT_ADDRESS']

const noSignal = () => new AbortController().signal

/**
 * Resolves names of accounts. If a network of the app has a name registry, the registry decides, and the service can only
 * agree. The service alone is trusted only where no network can tell, and the result is then marked with `isServiceOnly`.
 */
export class EnsStore {
  readonly #deps: EnsDeps

  constructor(deps: EnsDeps) {
    this.#deps = deps
  }

  /** The network whose registry resolves names for the active network. */
  get registryNetwork(): Network | undefined {
    const { activeCaipNetwork } = this.#deps.chain
    return activeCaipNetwork && this.#registryFor(activeCaipNetwork)
  }

  /**
   * Resolves a name to an account on a network; undefined when nobody has the name. The answer is cached for five minutes.
   * @throws WalletModalError 'Error resolving name' when a required network or service does not answer, NAME_NOT_VALID,
   * NAME_DISPUTED when the service and the network disagree, NAME_WITHOUT_ADDRESS, or the signal's reason
   */
  async resolveName(name: string, options: ResolveOptions = {}): Promise<ResolvedName | undefined> {
    const { network = this.#deps.chain.activeCaipNetwork, signal = noSignal(), isFresh = false } = options
    try {
      if (!network) throw new WalletModalError('CAIP_NETWORK_NOT_FOUND')
      const registry = this.#registryFor(network)
      const isOwn = registry?.caipNetworkId === network.caipNetworkId
      const { coinType = isOwn ? etherCoinType : coinTypeOf(network) } = options
      const normal = await this.#normalize(name, network)
      signal.throwIfAborted()
      // If the code of the storage cannot be loaded, nothing is cached, and the name is still resolved.
      const tables = await this.#deps.repositories().catch(() => undefined)
      const key = `${network.caipNetworkId}:${coinType}:${normal}`
      const put = tables?.resolvedNames.putLater()
      const known = isFresh ? undefined : await tables?.resolvedNames.get(key)
      const resolved = known ?? (await this.#resolve(normal, { network, registry, coinType, signal }))
      signal.throwIfAborted()
      if (resolved && !known && !isFresh) await put?.(key, resolved)
      return resolved
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof WalletModalError && answers.includes(error.code)) throw error
      throw nameError('NAME_LOOKUP_FAILED', error)
    }
  }

  /**
   * The names of an account, the primary name first. Only names that resolve to the account are included. The answer is cached
   * for five minutes.
   * @throws WalletModalError 'Error fetching names for address'
   */
  async getNamesForAddress(address: string): Promise<readonly string[]> {
    const { chain, repositories, service, reader } = this.#deps
    const active = chain.activeCaipNetwork
    if (!active) return []
    const tables = await repositories().catch(() => undefined)
    const put = tables?.names.putLater()
    const registry = this.registryNetwork
    // The registries of different networks may give an account different names, so the registry is part of the key.
    const key = `${registry?.caipNetworkId ?? active.caipNetworkId}:${address}`
    const known = await tables?.names.get(key)
    if (known) return known
    let failure: unknown
    for (const ask of [
      async () => {
        const told = await service.reverseLookup(address, active.caipNetworkId)
        const confirmed = await Promise.all(
          told.slice(0, maxNames).map(({ name }) => this.confirmName(name, address, registry)),
        )
        return confirmed.filter(isPresent).map(({ name }) => name)
      },
      async () => {
        const chainNames = registry && (await reader(registry))
        if (!registry || !chainNames) return []
        return [await chainNames.lookupAddress({ address, network: registry, signal: noSignal() })].filter(isPresent)
      },
    ])
      try {
        const found = await ask()
        if (found.length === 0) continue
        await put?.(key, found)
        return found
      } catch (error) {
        failure ??= error
      }
    if (failure !== undefined) throw nameError('NAMES_OF_ADDRESS_FAILED', failure)
    await put?.(key, [])
    return []
  }

  /** Checks that a name resolves to an account, because anyone can claim any name. Undefined if it does not. */
  async confirmName(name: string, address: string, network = this.registryNetwork): Promise<ResolvedName | undefined> {
    const options = { network, coinType: etherCoinType }
    const resolved = await this.resolveName(name, options).catch(() => undefined)
    return resolved && isSameAddress(resolved.address, address) ? resolved : undefined
  }

  /** The picture of a name, from the chain. Undefined if there is none or the chain does not answer. */
  async getAvatar(name: string, network = this.registryNetwork): Promise<string | undefined> {
    if (!network) return undefined
    const reader = await this.#deps.reader(network).catch(() => undefined)
    return reader?.getAvatar({ name, network, signal: noSignal() }).catch(() => undefined)
  }

  /**
   * The network itself if it has a registry, otherwise the first network of the app that has one. No other network is asked,
   * because the app has not configured its endpoints. On a test network anyone can take any name, so a test registry counts
   * only for test networks.
   */
  #registryFor(network: Network): Network | undefined {
    const isTest = (one: Network) => one.testnet === true
    const candidates = [network, ...this.#deps.chain.requestedCaipNetworks].filter(
      (one) =>
        !isPlaceholder(one) && (one.contracts?.ensRegistry !== undefined || (one.id === ethereum && !isTest(one))),
    )
    const ofKind = candidates.find((one) => isTest(one) === isTest(network))
    return ofKind ?? candidates.find((one) => !isTest(one))
  }

  /** The normal form of a name, which is looked up and shown. Names that look alike have one normal form, or none. */
  async #normalize(name: string, network: Network): Promise<string> {
    const names = await this.#deps.reader(network)
    if (!names) throw new WalletModalError('CAIP_NETWORK_NOT_FOUND', { details: network.name })
    return names.normalizeName(name)
  }

  async #resolve(name: string, { network, registry, coinType, signal }: Question): Promise<ResolvedName | undefined> {
    const names = registry && (await this.#deps.reader(registry))
    const [chain, service] = await Promise.allSettled([
      registry && names?.resolveName({ name, coinType, network: registry, signal }),
      this.#askService(name, { network, coinType, signal }),
    ])
    signal.throwIfAborted()
    if (chain.status === 'rejected') throw chain.reason
    const told = service.status === 'fulfilled' ? service.value : undefined
    if (!chain.value || chain.value.state === 'elsewhere') {
      if (service.status === 'rejected') throw service.reason
      if (!told) throw new Error('no network and no service of this app can tell')
      const { address } = told
      return address === undefined ? undefined : { name, address, avatar: undefined, isServiceOnly: true }
    }
    const found = chain.value.state === 'found' ? chain.value.address : undefined
    if (told?.address !== undefined && !isSameAddress(told.address, found)) throw accountError('NAME_DISPUTED')
    if (chain.value.state === 'noAddress') throw accountError('NAME_WITHOUT_ADDRESS', { details: name })
    if (found === undefined || !registry) return undefined
    const avatar = (await this.getAvatar(name, registry)) ?? (told?.address === undefined ? undefined : told.avatar)
    return { name, address: found, avatar, isServiceOnly: false }
  }

  /** Asks the service about a name. Undefined if there is no service for the network. A status other than 404 is a failure. */
  async #askService(
    name: string,
    { network, coinType, signal }: Omit<Question, 'registry'>,
  ): Promise<ServiceAnswer | undefined> {
    try {
      const record = await this.#deps.service.lookupName(name, network.caipNetworkId, signal)
      if (!record) return undefined
      if (record.name !== name) throw new Error('the service answered about another name')
      const address = addressIn(record, coinType)
      return { ...(address && { address }), avatar: record.attributes.find(({ avatar }) => avatar)?.avatar }
    } catch (error) {
      if (statusOf(error) === notFound) return {}
      throw error
    }
  }
}

/**
 * The address of a coin type in a record. Ethereum's address may also be stored under the coin type of its chain id. Another
 * EVM chain may use the address that all EVM chains share.
 */
function addressIn({ addresses }: NameRecord, coinType: number): string | undefined {
  const types = coinType === etherCoinType ? [coinType, toCoinType(ethereum)] : [coinType, anyEvmCoinType]
  const [first, second] = types.map((type) => addresses[String(type)]?.address)
  if (coinType === etherCoinType && first !== undefined && second !== undefined && !isSameAddress(first, second))
    throw new Error('the service tells two addresses')
  const address = first ?? second
  return address !== undefined && isAddress(address, 'eip155') ? address : undefined
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined
}

/** An error with the service's own reason, if it gave one. */
function nameError(code: AccountErrorCode, error: unknown): WalletModalError {
  return accountError(code, { details: reasonOf(error) ?? messageOf(error), cause: error })
}
