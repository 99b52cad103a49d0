import { makeAutoObservable, observableShallow } from 'mobx'
import { isApprovedNetwork } from '../../domain/networks/chain'
import type { ChainNamespace } from '../../domain/networks/caip'
import { limits } from '../../domain/limits'
import type { Scheduler } from '../../domain/timeout'
import type { ChainStore } from '../connection/chain.store'
import type { ConnectorStore } from '../connection/connector.store'
import type { EventsStore } from './events.store'
import type { OptionsStore } from '../root/options.store'
import type { PlainViewData, PlainViewName, Route, RouterStore } from './router.store'
import { traitsOf } from './view-traits'

/** Why the modal is asked to close. Requests of the host app (`api`) and of a finished task (`done`) are never refused. */
export type CloseReason = 'escape' | 'overlay' | 'header' | 'back' | 'api' | 'done'

export interface OpenOptions {
  /** Default: Account if an address is connected, otherwise Connect. */
  view?: PlainViewName
  /** Makes the namespace active and lists only its wallets. */
  namespace?: ChainNamespace
  /** For the view `AllWallets`: the text to search for. */
  search?: string
  /** For views that take data: what to fill in, such as the tokens and the amount of `Swap`. */
  arguments?: PlainViewData
}

interface ModalDeps {
  options: OptionsStore
  chain: ChainStore
  connector: ConnectorStore
  router: RouterStore
  events: EventsStore
  after: Scheduler
}

/** Whether the modal is open and busy, and the rules for opening and closing. */
export class ModalStore {
  open = false
  shaking = false
  /** The current view threw, so the visitor cannot answer it. */
  hasFailed = false
  /** What is busy: namespaces, or the modal as a whole. */
  readonly busy = new Set<ChainNamespace | 'modal'>()
  /** Set by a unit: whether the visitor has to answer the view before the modal may close. */
  isCloseBlocked: (() => boolean) | undefined = undefined
  readonly #deps: ModalDeps

  constructor(deps: ModalDeps) {
    this.#deps = deps
    makeAutoObservable(this, { busy: observableShallow, isCloseBlocked: false })
  }

  get loading(): boolean {
    return this.busy.size > 0
  }

  get isEmbedded(): boolean {
    return this.#deps.options.state.enableEmbedded
  }

  /** True if the visitor sees the modal, open or embedded. */
  get isShown(): boolean {
    return this.open || this.isEmbedded
  }

  setLoading(loading: boolean, namespace: ChainNamespace | 'modal' = 'modal'): void {
    if (loading) this.busy.add(namespace)
    else this.busy.delete(namespace)
  }

  show({ view, namespace, search, arguments: data }: OpenOptions = {}): void {
    const { chain, connector, events } = this.#deps
    if (namespace) chain.setActiveNamespace(namespace)
    connector.setFilterByNamespace(namespace)
    const hasAddress = chain.activeCaipAddress !== undefined
    this.showStart(view === 'AllWallets' && search ? { view, data: { search } } : view && ({ view, data } as Route))
    if (!this.open) events.track({ event: 'MODAL_OPEN', properties: { connected: hasAddress } })
    this.open = true
  }

  /** Closes the modal, or shakes it if the view has to be answered first. An embedded modal shows Account or Connect instead. */
  close(reason: CloseReason): void {
    const { chain, events } = this.#deps
    if (this.#isRefused(reason)) return this.shake()
    const hasAddress = chain.activeCaipAddress !== undefined
    if (this.open) events.track({ event: 'MODAL_CLOSE', properties: { connected: hasAddress } })
    this.busy.clear()
    this.open = false
    this.#deps.connector.setFilterByNamespace(undefined)
    if (this.isEmbedded) this.showStart()
  }

  /** Shows the first view: the requested one, or Account with an address and Connect without. An app without adapters always shows pairing. */
  showStart(wanted?: Route): void {
    const { chain, router } = this.#deps
    const hasAddress = chain.activeCaipAddress !== undefined
    if (chain.noAdapters && !hasAddress) router.reset({ view: 'ConnectingWalletConnectBasic', data: undefined })
    else if (wanted && (hasAddress || !traitsOf(wanted.view).needsAccount)) router.reset(wanted)
    else router.reset({ view: hasAddress ? 'Account' : 'Connect', data: undefined })
  }

  shake(): void {
    if (this.shaking) return
    this.shaking = true
    this.#deps.after(limits.shake, () => this.endShake())
  }

  endShake(): void {
    this.shaking = false
  }

  setFailed(hasFailed: boolean): void {
    this.hasFailed = hasFailed
  }

  #isRefused(reason: CloseReason): boolean {
    if (reason === 'api' || reason === 'done' || this.hasFailed) return false
    if (this.isCloseBlocked?.()) return true
    // The wallet is still asking, so only the close button closes the view (SPEC C4-03).
    if (this.#deps.router.view === 'ApproveTransaction') return reason !== 'header'
    const { router, chain } = this.#deps
    if (router.view !== 'UnsupportedChain' || chain.isActiveNetworkSupported) return false
    // If the wallet has approved none of the networks, there is nothing to choose, and no reason to stay.
    return chain.activeEntry?.caipNetworks.some((network) => isApprovedNetwork(chain.activeEntry, network)) === true
  }
}
