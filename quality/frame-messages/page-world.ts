import { AuthFrame } from '../../template/src/wallet-modal/connectors/auth-frame/auth-frame'
import { AuthMemory } from '../../template/src/wallet-modal/connectors/auth-frame/auth-memory'
import { FrameClient, settleTime } from '../../template/src/wallet-modal/connectors/auth-frame/frame-client'
import type { RequestName, RequestPayload } from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import type { Random } from '../fuzz/random'
import { createReceiver } from './received'
import { exchanges } from './requests-and-replies'

/** The origin of the wallet frame. */
export const frameOrigin = 'https://wallet.app.example'

const digits = '0123456789abcdef'

function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => digits[random.below(16)]).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
}

/** Counts the effects of a client. A forged message must not change any of these numbers. */
export interface Effects {
  posted: number
  offers: number
  failures: number
  needs: number
  timers: number
  stored: number
  settled: number
}

/** The page's side of the wallet frame: the product's own client over a window that the test drives. */
export class PageSide {
  readonly frame = { postMessage: (message: { type: string; id: string }) => this.#note(message) }
  readonly effects: Effects = { posted: 0, offers: 0, failures: 0, needs: 0, timers: 0, stored: 0, settled: 0 }
  /** The last posted message's id by its type. */
  readonly idByType = new Map<string, string>()
  readonly stored = new Map<string, string>()
  readonly client: FrameClient
  readonly auth: AuthFrame
  /** Whether the frame is in the page. */
  isOpen = true
  lastId = ''
  #now = Date.UTC(2026, 0, 1)

  constructor(page: Window, random: Random, signal: AbortSignal) {
    const { effects, stored } = this
    const platform = {
      now: () => (this.#now += 60_000),
      after(milliseconds: number, run: () => void) {
        if (milliseconds === settleTime) queueMicrotask(run)
        else effects.timers += 1
        return () => {}
      },
      uuid: () => (this.lastId = uuid(random)),
      keyValue: {
        get: (key: string) => stored.get(key) ?? null,
        set(key: string, value: string) {
          effects.stored += 1
          stored.set(key, value)
        },
        remove: (key: string) => void stored.delete(key),
        keys: () => [...stored.keys()],
      },
    }
    this.client = new FrameClient(
      {
        platform,
        page,
        origin: frameOrigin,
        open: () => {},
        window: () => (this.isOpen ? this.window : null),
        onOffered: () => void (effects.offers += 1),
        onFailure: () => void (effects.failures += 1),
        onReady: () => {},
        onNeeded: () => void (effects.needs += 1),
      },
      signal,
    )
    this.auth = new AuthFrame({ client: this.client, memory: new AuthMemory(platform, 'default'), platform })
  }

  /** The window of the frame. */
  get window(): Window {
    return this.frame as unknown as Window
  }

  /** Sends a request of a name as the modal sends it, where the modal does. */
  async send(name: RequestName): Promise<unknown> {
    const { auth, client } = this
    if (name === 'CONNECT_OTP') return auth.connectOtp('123456')
    if (name === 'GET_USER') return auth.user('eip155:1')
    if (name === 'UPDATE_EMAIL') return auth.updateEmail('ada@example.org')
    if (name === 'UPDATE_EMAIL_SECONDARY_OTP') return auth.updateEmailSecondaryOtp('123456')
    return client.request(name, exchanges[name].payload as RequestPayload<typeof name>)
  }

  /** Stores what the page remembers. */
  remember(values: { hasLoggedIn: boolean }): void {
    this.stored.set('wallet-modal:default:auth', JSON.stringify(values))
  }

  #note({ type, id }: { type: string; id: string }): void {
    this.effects.posted += 1
    this.idByType.set(type, id)
  }
}

/** Lets the promises that can settle without a timer settle. */
export async function flush(turns = 12): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

/** A page with two wallet frames: one is in use, the other is still loading. */
export function createPage(random: Random) {
  const { window, receive } = createReceiver()
  const controller = new AbortController()
  const used = new PageSide(window, random, controller.signal)
  const loading = new PageSide(window, random, controller.signal)
  return { window, receive, used, loading, dispose: () => controller.abort() }
}
