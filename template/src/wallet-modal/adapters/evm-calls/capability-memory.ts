import { isSameAddress, withHexPrefix } from '../../domain/account/address'
import type { WalletCapabilities } from '../../domain/wallet-calls/capabilities'
import { readCapabilities } from '../../domain/wallet-calls/capabilities'
import { isRecord } from '../../domain/errors/errors'
import { safeJsonParse } from '../../domain/json'
import type { Platform } from '../../platform/platform'
import type { AdapterSession } from '../adapter'
import { sessionProvider } from '../evm/wallet-provider'
import { askBriefly } from './ask-for'

/** Capabilities rarely change, and a wallet on a phone takes long to answer. */
const lifetime = 60_000

interface Remembered {
  until: number
  answer: Promise<WalletCapabilities>
}

/** The capabilities that a paired wallet reported when it approved the session. Undefined if the provider does not pass them on. */
function fromSession(provider: object, address: string): WalletCapabilities | undefined {
  const properties = 'sessionProperties' in provider ? provider.sessionProperties : undefined
  const text = isRecord(properties) ? properties['capabilities'] : undefined
  const byAddress = typeof text === 'string' ? safeJsonParse(text) : undefined
  if (!isRecord(byAddress)) return undefined
  const own = Object.entries(byAddress).find(([key]) => isSameAddress(key, address))
  return own && readCapabilities(own[1])
}

/** The capabilities of wallets by provider. Each wallet is asked at most once a minute. */
export class CapabilityMemory {
  readonly #platform: Platform
  readonly #known = new WeakMap<object, Map<string, Remembered>>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Resolves with the capabilities; with none if the wallet does not answer. Never rejects. */
  async get(session: AdapterSession, account: string): Promise<WalletCapabilities> {
    try {
      return await this.#recall(session, withHexPrefix(account))
    } catch {
      return {}
    }
  }

  #recall(session: AdapterSession, address: string): Promise<WalletCapabilities> {
    const provider = sessionProvider(session)
    const known = this.#known.get(provider) ?? new Map<string, Remembered>()
    this.#known.set(provider, known)
    const now = this.#platform.now()
    const remembered = known.get(address)
    if (remembered && now < remembered.until) return remembered.answer
    const answer = this.#ask(session, address)
    known.set(address, { until: now + lifetime, answer })
    return answer
  }

  async #ask(session: AdapterSession, address: string): Promise<WalletCapabilities> {
    const announced = fromSession(sessionProvider(session), address)
    return announced ?? readCapabilities(await askBriefly(this.#platform, session, 'wallet_getCapabilities', [address]))
  }
}
