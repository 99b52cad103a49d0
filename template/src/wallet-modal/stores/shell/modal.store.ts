import { makeAutoObservable, observableShallow } from 'mobx'
import { isApprovedNetwork } from '../../domain/networks/chain'
import type { ChainNamespace } from '../../domain/networks/caip'
import { limits } from '../../domain/limits'
import type { Scheduler } from '../../domain/timeout'
import type { ChainStore } from '../connection/chain.store'
import type { ConnectorStore } from '../connection/connector.store'
import type { EventsStore } from './events.store'
import type { OptionsStore } from '../root/options.store'
import type { PlainViewName, Route, RouterStore } from './router.store'
import { viewTraits } from './view-traits'

/** Why the modal is asked to close. Only the host app (`api`) and a finished task (`done`) are never refused. */
export type CloseReason = 'escape' | 'overlay' | 'header' | 'back' | 'api' | 'done'

export interface OpenOptions {
  /** Left out: Account when an address is connected, otherwise Connect. */
  view?: PlainViewName
  /** Makes the namespace the active one and lists its wallets only. */
  namespace?: ChainNamespace
  /** With the view `AllWallets`: what is searched for. */
  search?: string
}

interface ModalDeps {
  options: OptionsStore
  chain: ChainStore
  connector: ConnectorStore
  router: RouterStore
  events: EventsStore
  after: Scheduler
}

/** Open or closed, busy or not, and the rules for both. */
export class ModalStore {
  open = false
  shaking = false
  /** The current view threw, so the visitor cannot answer it. */
  hasFailed = false
  /** What is busy: a namespace, or the modal as a whole. */
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

  /** Somebody can see it. */
  get isShown(): boolean {
    return this.open || this.isEmbedded
  }

  setLoading(loading: boolean, namespace: ChainNamespace | 'modal' = 'modal'): void {
    if (loading) this.busy.add(namespace)
    else this.busy.delete(namespace)
  }

  show({ view, namespace, search }: OpenOptions = {}): void {
    const { chain, connector, events } = this.#deps
    if (namespace) chain.setActiveNamespace(namespace)
    connector.setFilterByNamespace(namespace)
    const hasAddress = chain.activeCaipAddress !== undefined
    this.showStart(view === 'AllWallets' && search ? { view, data: { search } } : view && { view, data: undefined })
    if (!this.open) events.track({ event: 'MODAL_OPEN', properties: { connected: hasAddress } })
    this.open = true
  }

  /** Closes, or shakes when the view has to be answered first. Embedded, Account or Connect is shown instead. */
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

  /**
   * Shows the first view: the wanted one, or Account with an address and Connect without. An app without adapters has only
   * pairing to offer, whatever was wanted (specification, section 2).
   */
  showStart(wanted?: Route): void {
    const { chain, router } = this.#deps
    const hasAddress = chain.activeCaipAddress !== undefined
    if (chain.noAdapters && !hasAddress) router.reset({ view: 'ConnectingWalletConnectBasic', data: undefined })
    else if (wanted && (hasAddress || !viewTraits[wanted.view].needsAccount)) router.reset(wanted)
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
    // The wallet still asks: only the cross says that the visitor means it.
    if (this.#deps.router.view === 'ApproveTransaction') return reason !== 'header'
    const { router, chain } = this.#deps
    if (router.view !== 'UnsupportedChain' || chain.isActiveNetworkSupported) return false
    // If the wallet has approved none of the networks, there is nothing to choose, and no reason to stay.
    return chain.activeEntry?.caipNetworks.some((network) => isApprovedNetwork(chain.activeEntry, network)) === true
  }
}
