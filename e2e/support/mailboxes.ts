import { expect } from 'vitest'
import type { ReceivedMail } from '../../src/testing'
import type { World } from './world'

/** The mailboxes of visitors at the sandbox's mail server. */
export class Mailboxes {
  readonly #world: World
  readonly #name: string
  #count = 0

  /** @param name makes the addresses of a test file differ from those of others */
  constructor(world: World, name: string) {
    this.#world = world
    this.#name = name
  }

  /** An address that no other test uses. */
  newAddress(): string {
    this.#count += 1
    return `${this.#name}-${process.pid}-${this.#count}@example.com`
  }

  /** The mails to an address, oldest first. */
  async mailsTo(address: string): Promise<ReceivedMail[]> {
    const mails = await this.#world.services.mails()
    return mails.filter(({ to }) => to.includes(address))
  }

  /** The code of the latest mail to an address, once there are so many mails. */
  async codeFor(address: string, mails = 1): Promise<string> {
    await expect.poll(async () => (await this.mailsTo(address)).length).toBe(mails)
    return /\d{6}/.exec((await this.mailsTo(address)).at(-1)?.subject ?? '')?.[0] ?? ''
  }
}
