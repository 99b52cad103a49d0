import { base58 } from '@scure/base'
import type { BaseWallet } from 'ethers'
import { hexlify, randomBytes, Wallet } from 'ethers'

/** A person with a wallet. */
export interface Person {
  email: string
  readonly signer: BaseWallet
  /** The address on Solana. */
  readonly solana: string
}

/** A login, or a change of the address, that waits for a code. */
export interface Flow {
  /** The address that the code is sent to. */
  readonly email: string
  /** Undefined before a code is sent, and after the code is used. */
  code?: string | undefined
}

/** A mail with a code, or with a link. */
interface Mail {
  code?: string
  open?: () => void
}

/** A wallet server in memory: people, the addresses that have logged in with this browser, and mailboxes. Its clock stands still. */
export class MailModel {
  readonly #people = new Map<string, Person>()
  readonly #mails = new Map<string, Mail[]>()
  readonly #counters = new Set<string>()
  readonly #known = new Set<string>()
  #codes = 100_000

  /** Whether an address has logged in with this browser before. */
  isKnown(email: string): boolean {
    return this.#known.has(email)
  }

  /** Logs a person in with an address. The first login creates the person's wallet. */
  logIn(email: string): Person {
    const person = this.#people.get(email) ?? {
      email,
      signer: new Wallet(hexlify(randomBytes(32))),
      solana: base58.encode(randomBytes(32)),
    }
    this.#people.set(email, person)
    this.#known.add(email)
    return person
  }

  /** Changes the address of a person. */
  move(person: Person, email: string): void {
    this.#people.delete(person.email)
    person.email = email
    this.#people.set(email, person)
    this.#known.add(email)
  }

  /** Whether an address may get another mail. A known browser has a limit of its own. */
  mayMail(email: string): boolean {
    return !this.#counters.has(this.#counterOf(email))
  }

  /** Sends a code. The earlier code of the flow does not work any more. */
  mailCode(flow: Flow): void {
    this.#codes += 1
    flow.code = String(this.#codes)
    this.#send(flow.email, { code: flow.code })
  }

  /** Sends a link. */
  mailLink(email: string, open: () => void): void {
    this.#send(email, { open })
  }

  /** Takes the next mail out of a mailbox. */
  read(email: string): Mail {
    const mail = this.#mails.get(email)?.shift()
    if (!mail) throw new Error(`There is no mail for ${email}`)
    return mail
  }

  #send(email: string, mail: Mail): void {
    this.#mails.set(email, [...(this.#mails.get(email) ?? []), mail])
    this.#counters.add(this.#counterOf(email))
  }

  #counterOf(email: string): string {
    return `${email} ${this.isKnown(email)}`
  }
}
