import * as v from 'valibot'
import { hashOf } from '../../server-kit/random'
import { maxAttempts } from '../api'
import { isSameText, randomText } from '../crypto/bytes'
import { codeMac, createCode } from '../crypto/codes'
import { Refusal } from '../refusal'
import type { Settings } from '../settings'
import { codeMail, codeMinutes } from './mails'

/** How long a code and a flow last, in milliseconds. */
export const codeLifetime = codeMinutes * 60_000

const purposeSchema = v.picklist(['login', 'change-current', 'change-new'])
type Purpose = v.InferOutput<typeof purposeSchema>

const flowSchema = v.object({
  purpose: purposeSchema,
  /** The only device that can finish the flow. */
  device: v.string(),
  /** The name of its browser. */
  browser: v.string(),
  /** The address that the code is mailed to. */
  email: v.string(),
  /** In a change of the address: the new address; after the first code, the current address, if the user has one. */
  otherEmail: v.optional(v.string()),
  /** In a change of the address: the user. */
  userId: v.optional(v.string()),
  /** The origin of the app's page. */
  app: v.string(),
  /** The language of the mails, as a BCP 47 tag. */
  locale: v.optional(v.string()),
  /** The HMAC of the code; undefined until a code is mailed. */
  mac: v.optional(v.string()),
  /** Milliseconds since the epoch. */
  expiresAt: v.number(),
})

/** A login or a change of the address that waits for a code. */
export type Flow = v.InferOutput<typeof flowSchema>
/** A flow before its first code. */
export type NewFlow = Omit<Flow, 'mac' | 'expiresAt'>

/** A flow whose code was right, and a function that makes the code valid again, for a failure of the server. */
export interface CheckedFlow {
  flow: Flow
  restore: () => Promise<void>
}

/** Makes the id of a flow: 128 random bits. The store keeps its hash only. */
export const createFlowId = (): string => randomText(16)

/** The name of a flow's rows. */
export const nameOfFlow = (id: string): Promise<string> => hashOf(`flow\n${id}`)

const spent = () =>
  new Refusal('CODE_SPENT', 'This code cannot be used any more. Ask for a new code and enter the newest one')

function wrong(left: number): Refusal {
  const attempts = left === 1 ? 'attempt' : 'attempts'
  return new Refusal('CODE_NOT_VALID', `Invalid code. Try again (${left} ${attempts} left)`, {
    attemptsLeft: left,
  })
}

/** The flows, and the codes that finish them. */
export class Flows {
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Stores a flow that has no code yet. */
  async begin(id: string, flow: NewFlow): Promise<void> {
    const expiresAt = this.#settings.now() + codeLifetime
    await this.#settings.store.write(`flow:${await nameOfFlow(id)}`, { ...flow, expiresAt }, expiresAt)
  }

  /** Mails a new code for a flow. The earlier code of the same device and address is spent. */
  async mailCode(id: string, flow: NewFlow): Promise<void> {
    const { sendMail, appName, store, now, pepper } = this.#settings
    const { purpose, device, email, app, locale } = flow
    const code = createCode()
    const mac = await codeMac(await pepper(), { purpose, flow: id, device, email }, code)
    await sendMail(codeMail({ to: email, appName, app, locale, code, purpose }))
    const name = await nameOfFlow(id)
    const expiresAt = now() + codeLifetime
    await store.write(`flow:${name}`, { ...flow, mac, expiresAt }, expiresAt)
    await store.write(await newestKey(flow), { flow: name }, expiresAt)
  }

  /** The flow of an id; undefined for another device, and when the flow is over. */
  async find(id: string, device: string): Promise<Flow | undefined> {
    const parsed = v.safeParse(flowSchema, await this.#settings.store.read(`flow:${await nameOfFlow(id)}`))
    return parsed.success && parsed.output.device === device ? parsed.output : undefined
  }

  /**
   * Checks a code and spends it. The attempt is counted before the code is compared, so that guesses at the same time are not compared
   * more often than guesses one after another.
   * @throws Refusal for a wrong code, and for a code that was used, has expired, is not the newest, or was tried too often
   */
  async check(id: string, device: string, purpose: Purpose, code: string): Promise<CheckedFlow> {
    const { store, pepper } = this.#settings
    const flow = await this.find(id, device)
    if (flow?.purpose !== purpose || flow.mac === undefined) throw spent()
    const name = await nameOfFlow(id)
    const newest = v.safeParse(v.object({ flow: v.literal(name) }), await store.read(await newestKey(flow)))
    if (!newest.success) throw spent()
    const attempts = await store.increment(`count:${await hashOf(`attempts\n${name}\n${flow.mac}`)}`, flow.expiresAt)
    if (attempts > maxAttempts) throw spent()
    const mac = await codeMac(await pepper(), { purpose, flow: id, device, email: flow.email }, code)
    if (!isSameText(mac, flow.mac)) {
      if (attempts < maxAttempts) throw wrong(maxAttempts - attempts)
      await store.remove(`flow:${name}`)
      throw spent()
    }
    // Of several requests with the right code, only one takes the flow.
    if ((await store.take(`flow:${name}`)) === undefined) throw spent()
    return { flow, restore: () => store.write(`flow:${name}`, flow, flow.expiresAt) }
  }
}

async function newestKey({ purpose, device, email }: NewFlow): Promise<string> {
  return `newest:${await hashOf(`newest\n${purpose}\n${device}\n${email}`)}`
}
