import type { PairedSession, ProposedNamespaces } from '../../connectors/walletconnect/pairing-client'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { withTimeout } from '../../domain/timeout'
import type { PairingSignIn } from '../../stores/connection/pairing-sign-in'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import { pairingTexts } from './pairing-texts'

/** How long a link waits for its sign-in message, in milliseconds. After that the link is made without one. */
const prepareLimit = 5_000

/** The sign-in message names every chain with every method. With more chains it would exceed the length limit of sign-in messages. */
const maxChains = 24

interface SignInDeps {
  root: Pick<RootStore, 'chain' | 'platform'>
  modalStores: Pick<ModalStores, 'language' | 'snack'> & { readonly pairingSignIn?: PairingSignIn }
}

/** Lets the wallet sign in with the same approval that pairs it (one-click auth), if the sign-in unit is in the app. */
export class SignInWithPairing {
  readonly #deps: SignInDeps

  constructor(deps: SignInDeps) {
    this.#deps = deps
  }

  /** The sign-in message for a link; undefined if signing in with the approval is not possible or not wanted. */
  async prepare(offered: ProposedNamespaces): Promise<SiwxMessageData | undefined> {
    const { root, modalStores } = this.#deps
    const { pairingSignIn } = modalStores
    const { eip155, ...others } = offered
    const isEvmAlone = root.chain.requestedCaipNetworks.every(({ chainNamespace }) => chainNamespace === 'eip155')
    const isPossible = isEvmAlone && Object.keys(others).length === 0 && (eip155?.chains.length ?? 0) <= maxChains
    if (!pairingSignIn || !eip155 || !isPossible) return undefined
    try {
      const data = await withTimeout(pairingSignIn.prepare(), prepareLimit, root.platform.after)
      return data?.chainId.startsWith('eip155:') ? data : undefined
    } catch (error) {
      root.platform.log.warn('The sign-in message could not be made; the wallet is paired without.', error)
      return undefined
    }
  }

  /** Signs in with the signature of the approval, if there is one. Rejects if the signature is invalid; the caller then ends the session. */
  async complete({ signed }: PairedSession): Promise<void> {
    const { language, pairingSignIn, snack } = this.#deps.modalStores
    if (!pairingSignIn || signed.length === 0) return
    snack.showLoading(language.textsOf(pairingTexts).authenticating)
    const { shown } = snack
    try {
      await pairingSignIn.complete(signed)
    } finally {
      if (snack.shown === shown) snack.hide()
    }
  }

  /** Removes the sign-in again, because the wallet could not be shown as connected. Never rejects. */
  async undo({ signed }: PairedSession): Promise<void> {
    const { root, modalStores } = this.#deps
    await modalStores.pairingSignIn?.undo(signed).catch((error: unknown) => {
      root.platform.log.warn('What the wallet has signed could not be forgotten.', error)
    })
  }
}
