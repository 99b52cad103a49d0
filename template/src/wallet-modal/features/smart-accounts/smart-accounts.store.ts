import { flow, makeAutoObservable } from 'mobx'
import type { AuthAccountType, AuthUser } from '../../connectors/auth-frame/auth-client'
import { isSameAddress } from '../../domain/account/address'
import type { RootStore } from '../../stores/root/root.store'
import { wait } from '../../stores/root/wait'
import { smartAccountTexts } from './smart-account-texts'

type Root = Pick<RootStore, 'account' | 'chain' | 'events' | 'features' | 'modal' | 'modalStores'>

/** The two EVM accounts of the embedded wallet: which account the visitor uses, and the switch to the other account. */
export class SmartAccounts {
  /** The account type that the wallet is switching to. Undefined while no switch is under way. */
  switchingTo: AuthAccountType | undefined = undefined
  readonly #root: Root

  constructor(root: Root) {
    this.#root = root
    makeAutoObservable(this, { switchTo: false })
  }

  /** The visitor of the embedded wallet, while an EVM account of the embedded wallet is the active account. */
  get user(): AuthUser | undefined {
    const { account, chain, features } = this.#root
    const isOwn = account.isConnected && account.walletInfo?.type === 'AUTH' && chain.activeChain === 'eip155'
    return isOwn ? features.embeddedWallet?.users.get('eip155') : undefined
  }

  /** Whether the active network offers smart accounts to the visitor. */
  get isOffered(): boolean {
    const { activeEntry, activeCaipNetwork } = this.#root.chain
    const networks = activeEntry?.networkState.smartAccountEnabledNetworks ?? []
    return this.user !== undefined && networks.some((id) => id === Number(activeCaipNetwork?.id))
  }

  /** The account type that the visitor can switch to. Undefined on a network without smart accounts. */
  get other(): AuthAccountType | undefined {
    if (!this.isOffered) return undefined
    return this.user?.preferredAccountType === 'smartAccount' ? 'eoa' : 'smartAccount'
  }

  /** The type of one of the visitor's accounts. Undefined for accounts of other wallets, and for a visitor with one account. */
  typeOf(address: string): AuthAccountType | undefined {
    const accounts = this.user?.accounts ?? []
    return accounts.length > 1 ? accounts.find((one) => isSameAddress(one.address, address))?.type : undefined
  }

  /**
   * Switches the wallet to an account type. All parts of the page then show the other account. A failure shows a message, and the page
   * keeps the account that the frame names. Does nothing while another switch is under way.
   * @returns whether the visitor now uses an account of this type
   */
  readonly switchTo = flow(function* (this: SmartAccounts, type: AuthAccountType) {
    const { chain, events, features, modal, modalStores } = this.#root
    const wallet = features.embeddedWallet
    if (!wallet || this.switchingTo) return false
    const network = chain.activeCaipNetwork?.caipNetworkId ?? ''
    this.switchingTo = type
    try {
      yield* wait(wallet.preferAccount(type))
      if (wallet.users.get('eip155')?.preferredAccountType !== type)
        throw new Error(modalStores.language.textsOf(smartAccountTexts).notSwitched)
      events.track({ event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType: type, network } })
      return true
    } catch (error) {
      if (modal.isShown) modalStores.snack.showError(error)
      return false
    } finally {
      this.switchingTo = undefined
    }
  })
}
