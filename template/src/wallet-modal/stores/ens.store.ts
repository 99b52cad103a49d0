import type { ChainReader } from '../adapters/chain-reader'
import { isAddress, isSameAddress } from '../domain/address'
import type { AccountErrorCode } from '../domain/account-errors'
import { accountError } from '../domain/account-errors'
import { anyEvmCoinType, coinTypeOf, etherCoinType, toCoinType } from '../domain/coin-type'
import { WalletModalError, messageOf } from '../domain/errors'
import type { NameRecord, ResolvedName } from '../domain/name'
import type { Network } from '../domain/network'
import { isPlaceholder } from '../domain/network'
import { reasonOf, statusOf } from '../services/data-service'
import type { Repositories } from '../storage/repositories'
import type { BlockchainApiStore } from './blockchain-api.store'
import type { ChainStore } from './chain.store'

interface EnsDeps {
  chain: ChainStore
  api: BlockchainApiStore
  repositories: () => Promise<Repositories>
  /** What the chain itself tells; undefined for a namespace that tells nothing. */
  reader: (network: Network) => Promise<ChainReader | undefined>
}

interface ResolveOptions {
  /** The network that the account is needed on. Default: the active one. */
  network?: Network | undefined
  /** Which address of the name is asked for. Default: the one for the network. */
  coinType?: number
  signal?: AbortSignal
  /** Asks past what is kept: what is sent to has to hold now. */
  isFresh?: boolean
}

/** What exactly is asked about a name. */
interface Question {
  network: Network
  /** The network that is asked; undefined where none of the app keeps names. */
  registry: Network | undefined
  coinType: number
  signal: AbortSignal
}

/** What the service says of a name; without an address, it has none for the network. */
interface ServiceAnswer {
  address?: string
  avatar?: string | undefined
}

const ethereum = 1

/** The status with which a service says that nobody has a name. */
const notFound = 404

/** Of the names that a service tells of an account, so many are checked. */
const mostNames = 5

/** What is an answer about a name, and no failure to get one. */
const answers: readonly unknown[] = ['NAME_NOT_VALID', 'NAME_DISPUTED', 'NAME_WITHOUT_ADDRESS']

const noSignal = () => new AbortController().signal

/**
 * Names of accounts. Where a network of the app keeps names, that network decides and the service can only agree; a service
 * alone is believed where no network can tell, and the answer then says so.
 */
export class EnsStore {
  readonly #deps: EnsDeps

  constructor(deps: EnsDeps) {
    this.#deps = deps
  }

  /** The network whose registry is asked about names for the active one. */
  get registryNetwork(): Network | undefined {
    const { activeCaipNetwork } = this.#deps.chain
    return activeCaipNetwork && this.#registryFor(activeCaipNetwork)
  }

  /**
   * The account of a name on a network; undefined when nobody has it. Kept for five minutes.
   * @throws WalletModalError 'Error resolving name' when somebody who has to be asked does not answer, NAME_NOT_VALID,
   * NAME_DISPUTED when the service says something else than the network, NAME_WITHOUT_ADDRESS, or the signal's reason
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
      // Without the code of the storage, nothing is kept, and the name is looked up all the same.
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
   * The names of an account, the one it goes by first; only those that lead back to it. Kept for five minutes.
   * @throws WalletModalError 'Error fetching names for address'
   */
  async getNamesForAddress(address: string): Promise<readonly string[]> {
    const { chain, repositories, api, reader } = this.#deps
    const active = chain.activeCaipNetwork
    if (!active) return []
    const tables = await repositories().catch(() => undefined)
    const put = tables?.names.putLater()
    const registry = this.registryNetwork
    // Registries of different networks give an account different names.
    const key = `${registry?.caipNetworkId ?? active.caipNetworkId}:${address}`
    const known = await tables?.names.get(key)
    if (known) return known
    let failure: unknown
    for (const ask of [
      async () => {
        const told = await api.reverseLookupEnsName(address)
        const confirmed = await Promise.all(
          told.slice(0, mostNames).map(({ name }) => this.confirmName(name, address, registry)),
        )
        return confirmed.filter(isPresent).map(({ name }) => name)
      },
      async () => {
        const chainNames = registry && (await reader(registry))?.names
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

  /** A name that is said to be an account's, when it leads back to that account: anybody can claim any name. */
  async confirmName(name: string, address: string, network = this.registryNetwork): Promise<ResolvedName | undefined> {
    const options = { network, coinType: etherCoinType }
    const resolved = await this.resolveName(name, options).catch(() => undefined)
    return resolved && isSameAddress(resolved.address, address) ? resolved : undefined
  }

  /** The picture that goes with a name, from the chain; undefined when there is none or nobody answers. */
  async getAvatar(name: string, network = this.registryNetwork): Promise<string | undefined> {
    if (!network) return undefined
    const reader = await this.#deps.reader(network).catch(() => undefined)
    return reader?.names?.getAvatar({ name, network, signal: noSignal() }).catch(() => undefined)
  }

  /**
   * The network's own registry where it has one, else the first among the networks of the app. No other network is asked: the
   * app has not named its endpoints. On a test network anybody can take any name, so its registry counts for test networks only.
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

  /** What is asked for and shown: names that look alike have one normal form, or none. */
  async #normalize(name: string, network: Network): Promise<string> {
    const names = (await this.#deps.reader(network))?.names
    if (!names) throw new WalletModalError('CAIP_NETWORK_NOT_FOUND', { details: network.name })
    return names.normalizeName(name)
  }

  async #resolve(name: string, { network, registry, coinType, signal }: Question): Promise<ResolvedName | undefined> {
    const names = registry && (await this.#deps.reader(registry))?.names
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

  /** What the service says of a name; undefined where none can be asked. A refusal other than "nobody has it" is a failure. */
  async #askService(
    name: string,
    { network, coinType, signal }: Omit<Question, 'registry'>,
  ): Promise<ServiceAnswer | undefined> {
    const { api } = this.#deps
    try {
      const record = await api.lookupEnsName(name, network.caipNetworkId, signal)
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

/** The address in a record for a coin type. Ethereum's may stand under the type of its chain id too; an EVM chain may share one. */
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

/** In the service's own words where it gave some (specification, section 8). */
function nameError(code: AccountErrorCode, error: unknown): WalletModalError {
  return accountError(code, { details: reasonOf(error) ?? messageOf(error), cause: error })
}
