import { connectLimits } from '../../domain/wallets/connect-limits'
import type { RootStore } from '../../stores/root/root.store'

/** The sign-in views in the modal: whether the visitor sees one, and how the modal comes to them and leaves them. */
export class SignInScreen {
  readonly #root: Pick<RootStore, 'modal' | 'platform' | 'router'>

  constructor(root: Pick<RootStore, 'modal' | 'platform' | 'router'>) {
    this.#root = root
  }

  /** True while the visitor sees the sign-in view, or the embedded wallet's approval. */
  get isShown(): boolean {
    const { modal, router } = this.#root
    return modal.isShown && (router.traits.asksToSign || router.view === 'ApproveTransaction')
  }

  /** Opens the sign-in view. */
  show(): void {
    this.#root.modal.show({ view: 'SIWXSignMessage' })
  }

  /** Closes the sign-in view, or the view that has connected the wallet. Other views stay open. */
  leave(): void {
    const { modal, router } = this.#root
    if (router.traits.asksToSign) modal.close('done')
    else this.closeAfterConnecting()
  }

  /** Closes a view that has connected the wallet, after its success was on the screen for a moment. */
  closeAfterConnecting(): void {
    const { modal, router, platform } = this.#root
    const isConnecting = () => modal.isShown && router.traits.isConnecting
    if (isConnecting()) platform.after(connectLimits.connectedHold, () => isConnecting() && modal.close('done'))
  }

  /** Closes the view of a visitor who has declined. An embedded modal shows the Connect view. */
  leaveDeclined(): void {
    const { modal, router } = this.#root
    modal.close('done')
    if (!modal.isEmbedded) router.reset({ view: 'Connect', data: undefined })
  }
}
