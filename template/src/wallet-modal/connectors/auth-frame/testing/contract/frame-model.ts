import * as v from 'valibot'
import { plainText } from '../../../../domain/plain-text'
import { chainIdOf } from '../../frame-account'
import type { ReplyPayload, RequestName } from '../../protocol'
import {
  abortMessageSchema,
  appPrefix,
  framePrefix,
  isRequestName,
  protocolVersion,
  readyType,
  requestMessageSchema,
  requestSchemas,
} from '../../protocol'
import type { Screen } from './frame-world'
import type { Flow, MailModel, Person } from './mail-model'

/** The data that the browser keeps when the frame is loaded again. */
interface Stored {
  person?: Person | undefined
  /** The active network. */
  chainId: string
}

interface ModelOptions {
  /** The origin of the page. */
  origin: string
  mail: MailModel
  stored: Stored
  /** The networks that the wallet serves, as CAIP-2. */
  networks: readonly string[]
  /** The language that the frame speaks besides English. */
  language: string
  post: (message: unknown) => void
  /** Loads a new document in place of this one. */
  reload: () => void
}

/** Answers a request of one name. */
type Handler<N extends RequestName> = (
  payload: v.InferOutput<(typeof requestSchemas)[N]['payload']>,
  signal: AbortSignal,
) => ReplyPayload<N> | Promise<ReplyPayload<N>>
type Handlers = { readonly [N in RequestName]: Handler<N> }

/** A login that has begun. A new browser has to be approved first. */
type Login = Flow & { isApproved: boolean; wake?: () => void }

/** An approval that the visitor sees and decides on. */
type Approval = Screen & { decide: (isApproved: boolean) => void }

const codes = { userRejected: 4001, unauthorized: 4100, notOffered: 4200, unknownChain: 4902, other: -32603 } as const

/** Why the frame refuses a request. */
class Refusal extends Error {
  readonly code: number

  constructor(message: string, code: keyof typeof codes = 'other') {
    super(message)
    this.code = codes[code]
  }
}

/** The model's sentences for visitors in the language of the frame, by the English message of the refusal. */
const sentences: Readonly<Partial<Record<string, string>>> = { 'This code is not the right one': 'Der Code ist falsch' }

const requestsPerMinute = 120

/** A model in memory of a wallet frame's document. The model behaves as the protocol says. */
export class FrameModel {
  /** The approval that the visitor sees; undefined while no request waits for an approval. */
  approval: Approval | undefined
  readonly #options: ModelOptions
  readonly #handlers: Handlers
  readonly #open = new Map<string, AbortController>()
  readonly #look = { isDark: false, accent: 'rgb(23, 23, 22)' }
  #appName: string | undefined
  /** The language of the page. */
  #locale: string | undefined
  #login: Login | undefined
  #change: { current: Flow; next: Flow } | undefined
  #turn = Promise.resolve()
  #taken = 0
  #isGone = false

  constructor(options: ModelOptions) {
    this.#options = options
    this.#handlers = { ...this.#accountHandlers(), ...this.#emailHandlers(), ...this.#frameHandlers() }
  }

  /** Tells the page that the document is loaded. */
  ready(): void {
    this.#options.post({ type: readyType, payload: { version: protocolVersion } })
  }

  /** Closes the document of the frame. The frame then replies to no message, and its open requests are aborted. */
  close(): void {
    this.#isGone = true
    for (const open of this.#open.values()) open.abort()
  }

  /** Receives a message of the page. */
  async receive(data: unknown): Promise<void> {
    if (v.is(abortMessageSchema, data)) return this.#open.get(data.id)?.abort()
    if (!v.is(requestMessageSchema, data)) return
    const name = data.type.slice(appPrefix.length)
    if (!isRequestName(name)) return
    const giveUp = new AbortController()
    this.#open.set(data.id, giveUp)
    const reply = await this.#answer(name, data.payload, giveUp.signal)
    this.#open.delete(data.id)
    if (giveUp.signal.aborted || this.#isGone) return
    this.#options.post({ ...reply, id: data.id })
    if (reply.type !== `${framePrefix}RELOAD_SUCCESS`) return
    this.#isGone = true
    this.#options.reload()
  }

  async #answer(name: RequestName, payload: unknown, signal: AbortSignal): Promise<{ type: string; payload: unknown }> {
    const type = `${framePrefix}${name}`
    try {
      if (this.#taken >= requestsPerMinute) throw new Refusal('Too many requests')
      this.#taken += 1
      const checked = v.safeParse(requestSchemas[name].payload, payload)
      if (!checked.success) throw new Refusal('The request does not have the right form')
      const handle: (payload: never, signal: AbortSignal) => unknown = this.#handlers[name]
      return { type: `${type}_SUCCESS`, payload: await handle(checked.output as never, signal) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { type: `${type}_ERROR`, payload: this.#describe(error) }
    }
  }

  #describe({ message, code }: Refusal): unknown {
    const { language } = this.#options
    const text = this.#locale === language ? sentences[message] : undefined
    return { message, code, ...(text !== undefined && { shown: { text, lang: language } }) }
  }

  #accountHandlers() {
    const { stored, networks } = this.#options
    const choose = (chainId: string | number) => {
      const wanted = chainIdOf(chainId)
      if (wanted === undefined || !networks.includes(wanted)) throw new Refusal('No such network', 'unknownChain')
      stored.chainId = wanted
      return chainReply(wanted)
    }
    const refuse = (what: string) => (): never => {
      throw new Refusal(`This wallet does not offer ${what}`, 'notOffered')
    }
    return {
      SWITCH_NETWORK: ({ chainId }) => ({ chainId: choose(chainId) }),
      GET_CHAIN_ID: () => ({ chainId: chainReply(stored.chainId) }),
      GET_USER: (payload) => {
        const { email } = this.#person()
        const chainId = choose(payload?.chainId ?? stored.chainId)
        const address = this.#address()
        return { email, address, chainId, accounts: [{ address, type: 'eoa' }], preferredAccountType: 'eoa' }
      },
      IS_CONNECTED: () => ({ isConnected: stored.person !== undefined }),
      SIGN_OUT: () => void (stored.person = undefined),
      SET_PREFERRED_ACCOUNT: ({ type }) => {
        this.#person()
        return type === 'eoa' ? { type, address: this.#address() } : refuse('smart accounts')()
      },
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
      INIT_SMART_ACCOUNT: refuse('smart accounts'),
      CONNECT_SOCIAL: refuse('logins with social networks'),
      GET_SOCIAL_REDIRECT_URI: refuse('logins with social networks'),
      GET_FARCASTER_URI: refuse('logins with Farcaster'),
      CONNECT_FARCASTER: refuse('logins with Farcaster'),
    } satisfies Partial<Handlers>
  }

  #emailHandlers() {
    const { stored, mail } = this.#options
    return {
      CONNECT_EMAIL: ({ email }) => {
        if (stored.person?.email === email) return { action: 'CONNECT' }
        if (!mail.mayMail(email)) throw new Refusal('Too many mails. Wait a moment')
        const login: Login = { email, isApproved: mail.isKnown(email) }
        this.#login = login
        if (login.isApproved) mail.mailCode(login)
        else
          mail.mailLink(email, () => {
            login.isApproved = true
            login.wake?.()
          })
        return { action: login.isApproved ? 'VERIFY_OTP' : 'VERIFY_DEVICE' }
      },
      CONNECT_DEVICE: async () => {
        const login = this.#login
        if (!login) throw new Refusal('Ask for a new code first')
        if (!login.isApproved) await new Promise<void>((resolve) => (login.wake = resolve))
        if (login.code === undefined) mail.mailCode(login)
      },
      CONNECT_OTP: ({ otp }) => {
        spend(this.#login, otp)
        stored.person = mail.logIn(this.#login?.email ?? '')
        this.#login = undefined
      },
      UPDATE_EMAIL: ({ email }) => {
        const person = this.#person()
        if (person.email === email || !mail.mayMail(person.email)) throw new Refusal('Not this address, or not now')
        this.#change = { current: { email: person.email }, next: { email } }
        mail.mailCode(this.#change.current)
        return { action: 'VERIFY_PRIMARY_OTP' }
      },
      UPDATE_EMAIL_PRIMARY_OTP: ({ otp }) => {
        this.#person()
        spend(this.#change?.current, otp)
        if (this.#change) mail.mailCode(this.#change.next)
      },
      UPDATE_EMAIL_SECONDARY_OTP: ({ otp }) => {
        const person = this.#person()
        spend(this.#change?.next, otp)
        mail.move(person, this.#change?.next.email ?? '')
        return { newEmail: person.email }
      },
    } satisfies Partial<Handlers>
  }

  #frameHandlers() {
    return {
      RPC_REQUEST: async ({ method, params }, signal) => {
        const { signer } = this.#person()
        if (method === 'eth_accounts') return [signer.address]
        if (method === 'eth_chainId') return `0x${Number(chainReply(this.#options.stored.chainId)).toString(16)}`
        if (method !== 'personal_sign') throw new Refusal(`This wallet does not support ${method}`, 'notOffered')
        const [message, address] = (params as readonly unknown[]).map(String)
        if (message === undefined || address !== signer.address) throw new Refusal('Another account', 'unauthorized')
        await this.#ask(message, signal)
        return signer.signMessage(message)
      },
      SYNC_THEME: ({ themeMode, w3mThemeVariables }) => {
        if (themeMode) this.#look.isDark = themeMode === 'dark'
        const accent = w3mThemeVariables?.['--w3m-accent']
        if (accent !== undefined) this.#look.accent = accent
      },
      SYNC_DAPP_DATA: ({ metadata, locale }) => {
        this.#locale = locale
        this.#appName = metadata && plainText(metadata.name)
      },
      // `receive` loads a new document after it has posted the reply.
      RELOAD: () => {},
    } satisfies Partial<Handlers>
  }

  #person(): Person {
    const { person } = this.#options.stored
    if (!person) throw new Refusal('Nobody is logged in', 'unauthorized')
    return person
  }

  /** The address on the active network. */
  #address(): string {
    const { signer, solana } = this.#person()
    return this.#options.stored.chainId.startsWith('solana:') ? solana : signer.address
  }

  /** Shows the approvals one after another. @throws Refusal when the visitor declines, or the page gives the request up */
  #ask(message: string, signal: AbortSignal): Promise<void> {
    const asked = this.#turn.then(() => this.#show(message, signal))
    this.#turn = asked.catch(() => {})
    return asked
  }

  #show(message: string, signal: AbortSignal): Promise<void> {
    const { origin } = this.#options
    return new Promise((resolve, reject) => {
      const decline = () => reject(new Refusal('User rejected the request', 'userRejected'))
      if (signal.aborted) return decline()
      const text = [origin, this.#appName, this.#address(), message].join('\n')
      const approval: Approval = {
        ...this.#look,
        text,
        decide: (isApproved) => {
          if (this.approval !== approval) return
          this.approval = undefined
          signal.removeEventListener('abort', giveUp)
          if (isApproved) resolve()
          else decline()
        },
      }
      const giveUp = () => approval.decide(false)
      this.approval = approval
      signal.addEventListener('abort', giveUp)
      return undefined
    })
  }
}

/** A chain id in a reply: a number for EVM networks. */
function chainReply(chainId: string): string | number {
  return chainId.startsWith('eip155:') ? Number(chainId.slice('eip155:'.length)) : chainId
}

/** Checks a code. A code can be used once. */
function spend(flow: Flow | undefined, code: string): void {
  if (flow?.code === undefined || flow.code !== code) throw new Refusal('This code is not the right one')
  flow.code = undefined
}
