import type { PairedSession, ProposedNamespaces } from '../../connectors/walletconnect/pairing-client'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { withTimeout } from '../../domain/timeout'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import { pairingTexts } from './pairing-texts'

/** How long a link waits for what is to be signed with it, in milliseconds; then it goes without. */
const prepareLimit = 5_000

/**
 * With more chains the signed message would be longer than sign-in messages may be: it names every chain with every method.
 */
const maxChains = 24

interface SignInDeps {
  root: RootStore
  modalStores: ModalStores
}

/** Signing in with the very yes that pairs a wallet, where the unit that signs visitors in is there. */
export class SignInWithPairing {
  readonly #deps: SignInDeps

  constructor(deps: SignInDeps) {
    this.#deps = deps
  }

  /** What a wallet is to sign with its yes to this link; undefined where it is asked later, or not at all. */
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

  /** Signs in with what the wallet has signed, if anything. Rejects when it is not valid: the session is then to be ended. */
  async complete({ signed }: PairedSession): Promise<void> {
    const { pairingSignIn, snack } = this.#deps.modalStores
    if (!pairingSignIn || signed.length === 0) return
    snack.showLoading(pairingTexts.english.authenticating)
    const { shown } = snack
    try {
      await pairingSignIn.complete(signed)
    } finally {
      if (snack.shown === shown) snack.hide()
    }
  }

  /** Signs out again: the wallet that has signed could not be shown. Never rejects. */
  async undo({ signed }: PairedSession): Promise<void> {
    const { root, modalStores } = this.#deps
    await modalStores.pairingSignIn?.undo(signed).catch((error: unknown) => {
      root.platform.log.warn('What the wallet has signed could not be forgotten.', error)
    })
  }
}
