import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isSameAddress } from '../../domain/account/address'
import type { ResolvedName } from '../../domain/account/name'
import { accountError } from '../../domain/errors/account-errors'
import { WalletModalError, isRecord } from '../../domain/errors/errors'
import { nameError } from '../../domain/errors/name-errors'
import { Latest } from '../../domain/latest'
import { etherCoinType, toCoinType } from '../../domain/names/coin-type'
import { isPlaceholder } from '../../domain/networks/network'
import type { NameSuggestion } from '../../services/account-names/registration'
import {
  fetchSuggestions,
  reasonOf,
  registerName,
  verifySiwxSignature,
} from '../../services/account-names/registration'
import type { RootStore } from '../../stores/root/root.store'
import type { Sentence } from '../../stores/shell/language-loader'
import { accountNameTexts } from './account-name-texts'

/** The pause in typing after which a name is looked up, in milliseconds. */
const pause = 500

const defaultSuffixes = ['.reown.id', '.wcn.id'] as const
const suffixPattern = /^(\.[a-z0-9-]{1,63}){1,8}$/
const maxLabel = 63

/** What is wrong with a label. Labels have at least 4 letters, digits or hyphens. */
export function problemOf(label: string): 'tooShort' | 'notValid' | undefined {
  if (!/^[a-z0-9-]*$/i.test(label) || label.length > maxLabel) return 'notValid'
  return label.length < 4 ? 'tooShort' : undefined
}

/** The parts of the root that the store uses. */
type NamesRoot = Pick<
  RootStore,
  | ('account' | 'accountLoader' | 'adapters' | 'chain' | 'events' | 'features' | 'memory')
  | ('options' | 'modalStores' | 'platform' | 'router' | 'sessions')
>

/** Chooses a name for the account of the embedded wallet, and registers it with the name service. */
export class AccountNamesStore {
  label = ''
  problem: 'tooShort' | 'notValid' | undefined = undefined
  /** Whether somebody has the typed name; undefined while that is not known. */
  isTaken: boolean | undefined = undefined
  isChecking = false
  isRegistering = false
  reason: Sentence | undefined = undefined
  suggestions: readonly NameSuggestion[] = []
  readonly #latest = new Latest()
  readonly #root: NamesRoot

  constructor(root: NamesRoot) {
    this.#root = root
    makeAutoObservable(this, { reason: observableRef })
  }

  /** Why the last look-up or registration failed, in the language of the modal. */
  get failure(): string | undefined {
    return this.reason?.(this.#root.modalStores.language)
  }

  /** The suffixes of account names: those of the host app that a name can have, or the default ones. */
  get suffixes(): readonly [string, ...string[]] {
    const [first, ...rest] = (this.#root.options.state.nameSuffixes ?? []).filter((suffix) =>
      suffixPattern.test(suffix),
    )
    return first === undefined ? defaultSuffixes : [first, ...rest]
  }

  /** The suffix that new names get. */
  get suffix(): string {
    return this.suffixes[0]
  }

  /** The account's name, if it has one of the suffixes. Such an account needs no other name. */
  get ownName(): string | undefined {
    const { profileName } = this.#root.account.state
    return this.suffixes.some((suffix) => profileName?.endsWith(suffix)) ? (profileName ?? undefined) : undefined
  }

  /** The whole name that would be registered. */
  get name(): string {
    return `${this.label.toLowerCase()}${this.suffix}`
  }

  get canRegister(): boolean {
    const isFree = this.isTaken === false && !this.problem && this.label !== ''
    return isFree && !this.isChecking && !this.isRegistering && !this.ownName
  }

  /** Forgets what was typed, when the view opens. A registration that is under way goes on. */
  clear(): void {
    if (!this.isRegistering) this.setLabel('')
  }

  /** Takes what the visitor types. The name is looked up after a pause. */
  setLabel(label: string): void {
    if (this.isRegistering) return
    const signal = this.#latest.begin()
    Object.assign(this, { label, problem: undefined, isTaken: undefined, reason: undefined, suggestions: [] })
    this.isChecking = label !== ''
    if (label === '') return
    const cancel = this.#root.platform.after(pause, () => void this.#check(signal))
    signal.addEventListener('abort', cancel, { once: true })
  }

  async #check(signal: AbortSignal): Promise<void> {
    const problem = problemOf(this.label)
    if (problem) return runInAction(() => void Object.assign(this, { problem, isChecking: false }))
    const { platform } = this.#root
    const question = { label: this.label.toLowerCase(), zone: this.suffix.replace(/^\./, '') }
    const [found, suggested] = await Promise.allSettled([
      this.#lookUp(this.name, signal),
      fetchSuggestions(platform, this.#caller, question, signal),
    ])
    if (signal.aborted) return
    const { name } = this
    runInAction(() => {
      this.isChecking = false
      if (suggested.status === 'fulfilled')
        this.suggestions = suggested.value.filter((one) => !one.registered && this.#isOwnZone(one.name, name))
      if (found.status === 'fulfilled') this.isTaken = found.value !== undefined
      else if (hasOwner(found.reason)) this.isTaken = true
      else this.reason = (language) => language.errorText(found.reason)
      if (this.isTaken && suggested.status === 'rejected')
        this.reason = (language) =>
          reasonOf(suggested.reason) ?? language.shortErrorText(nameError('NAME_SUGGESTIONS_FAILED'))
    })
  }

  /**
   * Registers the name: the account signs a text with the name, the signature is checked, the service gets both, and a look-up has to
   * lead to the account. If one of these steps fails, `failure` says why.
   */
  async register(): Promise<void> {
    if (!this.canRegister) return
    const { name } = this
    this.isRegistering = true
    this.reason = undefined
    const { account, events } = this.#root
    const properties = { ensName: name, isSmartAccount: account.isSmartAccount }
    events.track({ event: 'REGISTER_NAME_INITIATED', properties })
    try {
      await this.#register(name)
      events.track({ event: 'REGISTER_NAME_SUCCESS', properties })
    } catch (error) {
      const given = reasonOf(error)
      const known = error instanceof WalletModalError && error.code !== 'DATA_SERVICE_UNAVAILABLE' ? error : undefined
      const reason: Sentence = (language) =>
        given ?? (known ? language.shortErrorText(known) : language.textsOf(accountNameTexts).registerFailed(name))
      runInAction(() => (this.reason = reason))
      const told = given ?? known?.shortMessage ?? accountNameTexts.english.registerFailed(name)
      events.track({ event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: told } })
    } finally {
      runInAction(() => (this.isRegistering = false))
    }
  }

  async #register(name: string): Promise<void> {
    const { accountLoader, adapters, chain, memory, platform, router, sessions } = this.#root
    const entry = chain.chains.get('eip155')
    const network = entry?.networkState.caipNetwork
    if (!network || isPlaceholder(network)) throw nameError('NAME_NETWORK_NOT_FOUND')
    const address = entry?.accountState.address
    const open = sessions.get('eip155')
    if (!address || !open || entry.accountState.connectedWalletInfo?.type !== 'AUTH')
      throw nameError('NAME_ACCOUNT_NOT_FOUND')
    const isCurrent = () => chain.chains.get('eip155')?.accountState.address === address
    const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(platform.now() / 1000) })
    ;(await accountLoader.load()).traffic?.expectRequest()
    const signature = (await open.adapter.signMessage(open.session, message, address)).toLowerCase()
    const { signal } = sessions
    const rpc = await adapters.rpc()
    const signed = { message, signature, chainId: network.caipNetworkId, address }
    const call = (method: string, params: readonly unknown[]) => rpc.request(network, method, params, signal)
    // A signature that could not be checked is not sent. The reason would not help the visitor.
    const isOwn = await verifySiwxSignature({ ...signed, call }).catch((error: unknown) => {
      throw new Error('The signature could not be checked', { cause: error })
    })
    if (!isOwn) throw nameError('NAME_SIGNATURE_NOT_VALID')
    if (!isCurrent()) throw nameError('NAME_ACCOUNT_CHANGED')
    const coinType = toCoinType(Number(network.id))
    const registration = { coinType, address, message, signature }
    // The service may have registered the name although its answer was lost, so the name is looked up after a failure, too.
    const asked = await Promise.allSettled([registerName(platform, this.#caller, registration, signal)])
    const found = await this.#lookUp(name, signal).catch(() => undefined)
    if (!found || !isSameAddress(found.address, address)) {
      if (asked[0].status === 'rejected') throw asked[0].reason
      throw nameError('NAME_NOT_CONFIRMED')
    }
    // The answers that were stored before the registration say that the account has no name.
    const tables = await memory.repositories().catch(() => undefined)
    await tables?.identities.putLater()(address, { name: found.name, avatar: null })
    if (!isCurrent()) return
    chain.setChainAccountData({ profileName: found.name }, 'eip155')
    if (router.view === 'RegisterAccountName') router.replace({ view: 'RegisterAccountNameSuccess', data: undefined })
  }

  /** Resolves a name on the network that has the registry. */
  async #lookUp(name: string, signal: AbortSignal): Promise<ResolvedName | undefined> {
    const { ens } = this.#root.features
    if (!ens) throw accountError('NAME_LOOKUP_FAILED')
    const network = ens.registryNetwork ?? this.#root.chain.activeCaipNetwork
    return ens.resolveName(name, { network, coinType: etherCoinType, signal, isFresh: true })
  }

  #isOwnZone(suggested: string, typed: string): boolean {
    return suggested !== typed && suggested.endsWith(this.suffix) && !problemOf(suggested.slice(0, -this.suffix.length))
  }

  get #caller() {
    return this.#root.accountLoader.loaded.api.caller
  }
}

/** Whether an error says that a name has an owner. */
function hasOwner(error: unknown): boolean {
  return isRecord(error) && (error['code'] === 'NAME_WITHOUT_ADDRESS' || error['code'] === 'NAME_DISPUTED')
}

const stores = new WeakMap<RootStore, AccountNamesStore>()

/** The store of a modal. */
export function accountNamesOf(root: RootStore): AccountNamesStore {
  const store = stores.get(root) ?? new AccountNamesStore(root)
  stores.set(root, store)
  return store
}
