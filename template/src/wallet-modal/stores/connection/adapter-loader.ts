import type { Adapter, AdapterDescriptor } from '../../adapters/adapter'
import type { ConnectorSource } from '../../connectors/connector'
import type { ChainNamespace } from '../../domain/networks/caip'
import { required } from '../../domain/errors/errors'
import { retryable } from '../../domain/retryable'
import type { Platform } from '../../platform/platform'
import type { RpcClient } from '../../services/rpc-client'
import type { OptionsStore } from '../root/options.store'

interface LoaderDeps {
  platform: Platform
  options: OptionsStore
  /** Loads the units, which may add adapters for namespaces that have none. */
  loadUnits: () => Promise<unknown>
}

/** The adapters of the modal. The code of each is loaded when it is needed. */
export class AdapterLoader {
  readonly #descriptors: AdapterDescriptor[]
  readonly #deps: LoaderDeps
  /** Reads from the networks' own endpoints. */
  readonly rpc = retryable(async (): Promise<RpcClient> => {
    const { createRpcClient } = await import('../../services/http.rpc-client')
    return createRpcClient(this.#deps.platform, this.#deps.options.state)
  })
  readonly #loaded = new Map<AdapterDescriptor, Promise<Adapter>>()

  constructor(descriptors: readonly AdapterDescriptor[], deps: LoaderDeps) {
    this.#descriptors = [...descriptors]
    this.#deps = deps
  }

  /** The ways in which wallets are found, without duplicates. */
  get sources(): ReadonlySet<ConnectorSource> {
    return new Set(this.#descriptors.flatMap(({ sources }) => sources))
  }

  /** The namespaces in which the host app connects wallets, too. */
  get followed(): ChainNamespace[] {
    return this.#descriptors.filter(({ followsHost }) => followsHost).map(({ namespace }) => namespace)
  }

  /** Adds an adapter for a namespace, unless it has one. */
  add(descriptor: AdapterDescriptor): void {
    if (!this.#find(descriptor.namespace)) this.#descriptors.push(descriptor)
  }

  /** @throws WalletModalError 'Adapter not found' */
  async load(namespace: ChainNamespace): Promise<Adapter> {
    if (!this.#find(namespace)) await this.#deps.loadUnits()
    const descriptor = required(this.#find(namespace), 'ADAPTER_NOT_FOUND', namespace)
    const known = this.#loaded.get(descriptor)
    if (known) return known
    const loading = this.rpc().then((rpc) => descriptor.load({ platform: this.#deps.platform, rpc }))
    this.#loaded.set(descriptor, loading)
    // After a failure, the next call loads the chunk again.
    loading.catch(() => this.#loaded.delete(descriptor))
    return loading
  }

  /** Loads the adapters before the visitor chooses a wallet. A chunk that fails is loaded again then. */
  prefetch(): void {
    for (const { namespace } of this.#descriptors) this.load(namespace).catch(() => {})
  }

  #find(namespace: ChainNamespace): AdapterDescriptor | undefined {
    return this.#descriptors.find((descriptor) => descriptor.namespace === namespace)
  }
}
