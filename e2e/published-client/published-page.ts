import type { W3mFrameProvider } from '@reown/appkit-wallet'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

type Client = W3mFrameProvider
type Given<Name extends keyof Client> = Client[Name] extends (...given: infer Given) => unknown ? Given : never
/** What the promise of a method resolves to. Methods of the client that promise anything give `unknown`. */
type Reply<Name extends keyof Client> = Client[Name] extends (...given: never[]) => Promise<infer Reply>
  ? unknown extends Reply
    ? unknown
    : Reply
  : never

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** An app's page that embeds the wallet frame with the published client, in a tab. */
export class PublishedPage {
  readonly page: Page
  readonly #wallet: string

  private constructor(page: Page, wallet: string) {
    this.page = page
    this.#wallet = wallet
  }

  /**
   * Opens the page, and waits until the client calls the frame ready.
   * @param wallet the origin of the wallet
   */
  static async open(page: Page, address: string, wallet: string): Promise<PublishedPage> {
    await page.goto(address)
    await page.evaluate('publishedPage.open()')
    return new PublishedPage(page, wallet)
  }

  /** The parameters of the address that the client has given the frame. */
  get parameters(): Record<string, string> {
    return Object.fromEntries(new URL(this.#frame.url()).searchParams)
  }

  /** Calls a method of the client. */
  call<Name extends keyof Client>(method: Name, ...given: Given<Name>): Promise<Reply<Name>> {
    const texts = given.map((one) => JSON.stringify(one))
    return this.page.evaluate<Reply<Name>>(`publishedPage.client.${method}(${texts.join(', ')})`)
  }

  /** Opens the page of a provider in a window. Returns the address that the wallet's callback page posts. */
  visitProvider(uri: string): Promise<string> {
    return this.page.evaluate<string>(`publishedPage.visitProvider(${JSON.stringify(uri)})`)
  }

  /** Waits until the frame has said so many times that it is ready: once for each document. */
  async isReady(times: number): Promise<void> {
    await expect.poll(async () => (await this.#received()).filter(isReadyMessage).length).toBe(times)
  }

  /** Checks that each request of the client has exactly one reply, with its id and its name. Returns the names. */
  async answered(): Promise<Set<string>> {
    const requests = await this.#frame.evaluate<Message[]>('receivedOfPage')
    const replies = await this.#received()
    for (const { type, id } of requests) {
      const name = type.replace('@w3m-app/', '')
      const error = { id, type: `@w3m-frame/${name}_ERROR`, payload: { message: expect.stringMatching(/\w/) } }
      const own = replies.filter((reply) => reply.id === id)
      const isRefused = own[0]?.type === error.type
      expect(own).toMatchObject([isRefused ? error : { id, type: `@w3m-frame/${name}_SUCCESS` }])
    }
    return new Set(requests.map(({ type }) => type.replace('@w3m-app/', '')))
  }

  #received(): Promise<Message[]> {
    return this.page.evaluate<Message[]>('publishedPage.received')
  }

  get #frame(): Frame {
    const frame = this.page.frames().find((one) => one.url().startsWith(this.#wallet))
    return frame ?? expect.fail('The wallet is not in the page')
  }
}

const isReadyMessage = ({ type }: Message) => type === '@w3m-frame/READY'
