import { verifyMessage } from 'ethers'
import { reaction } from 'mobx'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { alpha, beta } from '../../../template/src/wallet-modal/testing/networks'
import type { SocialStore } from '../../../template/src/wallet-modal/features/socials/social.store'
import type { EmailStore } from '../../../template/src/wallet-modal/features/email/email.store'
import { BaseWorld } from '../kit/base-world'
import type { Held } from '../kit/held-requests'
import type { LoadingFlag } from '../kit/loading'
import { coreFlags } from '../kit/loading'
import { openPage } from '../kit/page'
import { FakeDom } from './fake-dom'
import type { PopUp } from './popups'
import { PopUps } from './popups'
import { visitorOf } from './social-frame'
import { frameOrigin, WalletFrame } from './wallet-frame'

export const emails = ['ada@example.com', 'bob@example.com'] as const

/** A page with the embedded wallet, a frame whose replies are late, lost or repeated, and a visitor. */
export class EmbeddedWorld extends BaseWorld {
  dom!: FakeDom
  frame!: WalletFrame
  popUps!: PopUps
  /** The window whose answer may connect the visitor: the latest window, while the visitor waits for the login. */
  #answered: PopUp | undefined
  /** Whether a login has begun since the last disconnect. */
  hasTried = false
  #messages = 0
  #wasConnected = false
  #leaveView = () => {}
  readonly #stops: (() => void)[] = []

  static async create(number: number): Promise<EmbeddedWorld> {
    const world = new EmbeddedWorld(number)
    const page = await openPage(world.around, [], {
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      hosts: { auth: frameOrigin },
    })
    world.pages.push(page)
    const { window } = page.platform.page
    world.dom = new FakeDom(window, world.ledger)
    const { clock, requests, dom } = world
    world.frame = new WalletFrame({ dom, page: window, requests, clock, latency: [0, 1, 20, 501][number % 4] ?? 0 })
    world.popUps = new PopUps(window, world.ledger)
    const social = await page.root.features.startSocial?.()
    social?.giveUpOffer()
    const wallet = await page.root.features.startEmbedded?.()
    wallet?.frame.prepare()
    world.#watch()
    await clock.advance(2_000)
    world.noteBaseline()
    return world
  }

  get email(): EmailStore {
    const { email } = this.root.features
    if (!email) throw new Error('Logging in by e-mail has not been loaded')
    return email
  }

  get social(): SocialStore {
    const { social } = this.root.features
    if (!social) throw new Error('Logging in with a social network has not been loaded')
    return social
  }

  get isConnected(): boolean {
    return this.root.account.isConnected
  }

  /** Whether a request of the app is shown. While the modal is open at another view, a request waits unseen, as the specification says. */
  get canAsk(): boolean {
    return this.isConnected && (!this.root.modal.isShown || this.isIn('ApproveTransaction'))
  }

  isIn(view: string): boolean {
    return this.root.modal.isShown && this.root.router.view === view
  }

  submit(email: string): void {
    this.hasTried = true
    this.email.setDraft(email)
    void this.ledger.promise('email', this.email.submit())
  }

  /** Types a code: the one that was mailed, or a wrong one. */
  enterCode(isRight: boolean): void {
    const { route } = this.root.router
    if (route.view !== 'EmailVerifyOtp') return
    this.hasTried = true
    this.email.setCode(isRight ? (this.frame.mail.codes.get(route.data.email) ?? '000000') : '000000')
  }

  /** Chooses a provider in the Connect view, or tries again where the view offers that. A quick visitor clicks twice before the view changes. */
  chooseProvider(isQuick = false): void {
    const { modal } = this.root
    if (this.isConnected) return
    this.hasTried = true
    const hasEnded = ['failed', 'blocked', 'cut-off'].includes(this.social.step)
    if (this.isIn('ConnectingSocial') && !isQuick) return hasEnded ? this.social.again('google') : undefined
    // A visitor can choose a provider only in the Connect view, which has the buttons of the providers.
    if (!isQuick && !this.isIn('Connect')) modal.show({ view: 'Connect' })
    this.social.start('google')
  }

  /** The visitor logs in at the provider, in the oldest or the latest window. */
  logInAtProvider(popUp: PopUp | undefined, origin?: string): void {
    if (!popUp || popUp.closed) return
    const isAwaited = this.isIn('ConnectingSocial') && popUp === this.popUps.last && this.social.step === 'window'
    if (isAwaited && origin === undefined) {
      this.hasTried = true
      this.#answered = popUp
      this.edges.add('a window answers')
    } else this.edges.add('a window answers that is not awaited')
    this.popUps.answer(popUp, origin)
  }

  resend(): void {
    const { route } = this.root.router
    if (route.view !== 'EmailVerifyOtp' && route.view !== 'EmailVerifyDevice') return
    void this.ledger.promise('email', this.email.resend(route.data.email))
  }

  /** The app has the wallet sign a message. The signature has to be for this message, and of this account. */
  sign(): void {
    const { sessions, account } = this.root
    const { address } = account
    const open = sessions.get('eip155')
    if (!open || !address) return
    const message = `message ${(this.#messages += 1)}`
    const asked = `0x${Buffer.from(message).toString('hex')}`
    const check = (signature: string) => {
      if (!this.frame.approved.has(asked)) this.violations.push('a signature that the visitor has not approved')
      if (verifyMessage(asked, signature) !== address) this.violations.push('a signature of another message or account')
    }
    const signing = open.adapter.signMessage(open.session, message, address)
    void this.ledger.promise(
      'sign',
      signing.then(check, () => {}),
    )
  }

  switchTo(id: number): void {
    const network = this.root.chain.requestedCaipNetworks.find((known) => known.id === id)
    if (network)
      void this.ledger.promise(
        'switch',
        this.root.chain.switchActiveNetwork(network).catch(() => {}),
      )
  }

  disconnect(): void {
    // A disconnect also ends a login that is under way.
    this.hasTried = false
    this.#answered = undefined
    void this.ledger.promise('disconnect', this.root.connection.disconnect())
  }

  protected flags(): LoadingFlag[] {
    const { root, frame } = this
    const isApproving = this.isIn('ApproveTransaction')
    return [
      ...coreFlags(root),
      { name: 'logging in', isOn: this.email.isBusy, kinds: ['promise', 'request', 'timer'] },
      {
        name: 'the login waits for the visitor',
        isOn: this.isIn('ConnectingSocial') && ['opening', 'window', 'connecting'].includes(this.social.step),
        kinds: ['window', 'request', 'promise', 'timer'],
      },
      { name: 'the view of the request', isOn: isApproving, kinds: ['promise'] },
      { name: 'the frame is shown', isOn: frame.isShown && !frame.isNeeding, kinds: ['promise'] },
    ]
  }

  protected compare(): string[] {
    const { frame, root, isConnected } = this
    const found = frame.violations.splice(0)
    const isLeaving = this.ledger.count(['promise'], 'disconnect') > 0
    if (isConnected && !this.hasTried && !isLeaving) found.push('connected without a login')
    const { email } = root.features.embeddedWallet?.frame ?? {}
    if (isConnected && !isLeaving && email?.startsWith('visitor-') && email !== visitorOf(this.#answered?.number ?? 0))
      found.push(`connected as ${email}`)
    const { open } = this.popUps
    if (open.length > 1) found.push('more than one window')
    if (open.length > 0 && !this.isIn('ConnectingSocial')) found.push('a window is open without its view')
    const socials = root.router.history.filter(({ view }) => view === 'ConnectingSocial')
    if (socials.length > 1) found.push('back leads to a login that has ended')
    if (this.dom.frames.length > 1 || this.dom.dialogs.length > 1) found.push('more than one frame')
    if (frame.isShown && !root.modal.isShown) found.push('the frame is shown without the modal')
    if (frame.document?.model.approval && frame.element && !frame.isShown)
      found.push('a request waits in a hidden frame')
    return found
  }

  protected async stop(): Promise<void> {
    this.frame.isStuck = false
    this.frame.release()
    this.root.modal.close('api')
    await this.clock.advance(0)
    this.#wasConnected = this.isConnected
    this.disconnect()
  }

  protected override async settled(): Promise<void> {
    const { root } = this
    const { embeddedWallet } = root.features
    if (root.account.status !== 'disconnected') this.violations.push(`${root.account.status} after the disconnect`)
    if (embeddedWallet && embeddedWallet.users.size > 0) this.violations.push('the page still knows the visitor')
    const kept = root.platform.keyValue.get(`wallet-modal:${root.memory.id}:auth`) ?? ''
    // A login that never led to an account needs no signing out.
    if (this.#wasConnected && kept.includes('hasLoggedIn')) this.violations.push('the page still remembers the login')
  }

  /** One frame stays in the page for the next login, unless it was lost. */
  protected override isAllowedAtRest(change: string): boolean {
    if (/^(?:frame wallet|observer body): [01] open, [01] expected/.test(change)) return true
    // A frame that was lost has removed its listeners: one for the size of the page, and two for the abort signal of the frame.
    const [, name, open, expected] =
      /^listener (window:resize|signal:abort): (\d+) open, (\d+) expected/.exec(change) ?? []
    const lost = this.dom.frames.length > 0 ? 0 : name === 'window:resize' ? 1 : 2
    return name !== undefined && Number(expected) - Number(open) === lost
  }

  protected override refuse(held: Held): void {
    if (held.of === 'frame') held.resolve(null)
    else super.refuse(held)
  }

  protected override dispose(): void {
    for (const stop of this.#stops) stop()
    this.#leaveView()
  }

  /** Does what the views do when they open and close. */
  #watch(): void {
    const { root, edges, email } = this
    const { modal, router, accountLoader } = root
    const view = () => (modal.isShown ? router.view : undefined)
    const enter = (now: string | undefined): (() => void) => {
      if (now === 'ApproveTransaction') return accountLoader.loaded.approvals.showWallet?.() ?? (() => {})
      const { route } = router
      // In these views the visitor types an e-mail address or a code. When the view closes, the product ends the step that the view has begun.
      if (now === 'Connect' || now === 'EmailLogin' || now === 'EmailVerifyOtp') return email.enter()
      if (route.view !== 'EmailVerifyDevice') return () => {}
      const leave = email.enter()
      void this.ledger.promise('email', email.waitForDevice(route.data.email))
      return leave
    }
    this.#stops.push(
      reaction(view, (now) => {
        this.#leaveView()
        this.#leaveView = enter(now)
      }),
      reaction(
        () => root.account.status,
        (now, before) => void edges.add(`${before} > ${now}`),
      ),
      reaction(
        () => view()?.replace(/^(?!Email|Approve).*$/, 'other') ?? 'closed',
        (now, before) => void edges.add(`view: ${before} > ${now}`),
      ),
    )
  }
}
