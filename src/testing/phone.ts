import type { Control } from './control'

/** A session of the phone wallet with an app. */
export interface PhoneSession {
  readonly topic: string
  /** The name that the app gives for itself. */
  readonly name: string
  readonly url: string
  /** CAIP-10 ids. */
  readonly accounts: readonly string[]
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
}

/**
 * The phone wallet of the sandbox, which pairs over the sandbox's relay by the WalletConnect protocol. It has the accounts of the announced
 * wallet, and `TestWallet` decides about its requests, too.
 */
export class TestPhone {
  readonly #control: Control

  constructor(control: Control) {
    this.#control = control
  }

  /**
   * Takes a pairing link, as a phone does that scans the QR code. The proposal of the app then waits for a decision of the wallet.
   * @param uri the link: `wc:…`
   * @throws Error if the link cannot be used
   */
  scan(uri: string): Promise<void> {
    return this.#control.command('/pairing/pair', { uri })
  }

  /** The sessions with apps. */
  async sessions(): Promise<readonly PhoneSession[]> {
    const { pairing } = (await this.#control.get('/state')) as { pairing: { sessions: PhoneSession[] } }
    return pairing.sessions
  }

  /**
   * Ends a session, as a visitor does on the phone.
   * @param session default: the only session
   * @throws Error if there is no session, or if there are several and none is named
   */
  async leave(session?: Pick<PhoneSession, 'topic'>): Promise<void> {
    const sessions = session === undefined ? await this.sessions() : [session]
    const [found] = sessions
    if (found === undefined || sessions.length > 1)
      throw new Error(`The phone has ${sessions.length} sessions. Name the one to end.`)
    await this.#control.command('/pairing/disconnect', { topic: found.topic })
  }

  /** Lets a session use these EVM chains and no others, as a visitor chooses on the phone. */
  useChains(session: Pick<PhoneSession, 'topic'>, chains: readonly number[]): Promise<void> {
    return this.#control.command('/pairing/update', { topic: session.topic, chains })
  }
}
