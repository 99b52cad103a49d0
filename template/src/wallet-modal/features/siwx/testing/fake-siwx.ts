import type { CaipNetworkId } from '../../../domain/networks/caip'
import type { Siwx, SiwxMessage, SiwxSession } from '../../../domain/sign-in/siwx'

/** A `Siwx` object that accepts every signature, unless a test says otherwise. */
export class FakeSiwx implements Siwx {
  sessions: SiwxSession[] = []
  /** The errors that methods throw, by method name. */
  readonly failures = new Map<keyof Siwx, unknown>()
  /** Every call, in order. */
  readonly calls: string[] = []
  isRequired = true
  asks = true
  domain = 'app.example'
  /** ISO 8601. */
  expirationTime: string | undefined
  #nonce = 0
  #changed: () => void = () => {}

  async createMessage({ chainId, accountAddress }: { chainId: CaipNetworkId; accountAddress: string }) {
    this.#note('createMessage', chainId, accountAddress)
    const nonce = `nonce${String((this.#nonce += 1)).padStart(8, '0')}`
    const message: SiwxMessage = {
      accountAddress,
      chainId,
      domain: this.domain,
      uri: `https://${this.domain}/page`,
      version: '1',
      nonce,
      expirationTime: this.expirationTime,
      toString: () => `Sign in as ${accountAddress} on ${chainId}: ${nonce}`,
    }
    return message
  }

  async addSession(session: SiwxSession) {
    this.#note('addSession', session.data.chainId, session.data.accountAddress)
    this.sessions.push(session)
  }

  async revokeSession(chainId: CaipNetworkId, address: string) {
    this.#note('revokeSession', chainId, address)
    this.sessions = this.sessions.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address)
  }

  async setSessions(sessions: readonly SiwxSession[]) {
    this.#note('setSessions', String(sessions.length))
    this.sessions = [...sessions]
  }

  async getSessions(chainId: CaipNetworkId, address: string) {
    this.#note('getSessions', chainId, address)
    return this.sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address)
  }

  getRequired(): boolean {
    return this.isRequired
  }

  asksOnConnect(): boolean {
    return this.asks
  }

  follow(changed: () => void): () => void {
    this.#changed = changed
    return () => (this.#changed = () => {})
  }

  /** Changes the sessions as another tab would. */
  changeElsewhere(sessions: SiwxSession[]): void {
    this.sessions = sessions
    this.#changed()
  }

  #note(name: keyof Siwx, ...facts: string[]): void {
    this.calls.push([name, ...facts].join(' '))
    const failure = this.failures.get(name)
    if (failure !== undefined) throw failure
  }
}
