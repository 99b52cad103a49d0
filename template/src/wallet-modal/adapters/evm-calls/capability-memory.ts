import { isSameAddress, withHexPrefix } from '../../domain/account/address'
import type { WalletCapabilities } from '../../domain/wallet-calls/capabilities'
import { readCapabilities } from '../../domain/wallet-calls/capabilities'
import { isRecord } from '../../domain/errors/errors'
import { safeJsonParse } from '../../domain/json'
import type { Platform } from '../../platform/platform'
import type { AdapterSession } from '../adapter'
import { sessionProvider } from '../evm/wallet-provider'
import { askBriefly } from './ask-for'

/** What a wallet can do changes rarely, and asking one on a phone takes its time. */
const lifetime = 60_000

interface Remembered {
  until: number
  answer: Promise<WalletCapabilities>
}

/** What a paired session said of its accounts when it was approved; undefined where its provider does not hand it on. */
function fromSession(provider: object, address: string): WalletCapabilities | undefined {
  const properties = 'sessionProperties' in provider ? provider.sessionProperties : undefined
  const text = isRecord(properties) ? properties['capabilities'] : undefined
  const byAddress = typeof text === 'string' ? safeJsonParse(text) : undefined
  if (!isRecord(byAddress)) return undefined
  const own = Object.entries(byAddress).find(([key]) => isSameAddress(key, address))
  return own && readCapabilities(own[1])
}

/** What wallets can do, by their providers; each is asked once a minute at most. */
export class CapabilityMemory {
  readonly #platform: Platform
  readonly #known = new WeakMap<object, Map<string, Remembered>>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Never rejects: a wallet that does not answer can do nothing. */
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
