import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { BrowserContext, Frame, Page, Request } from 'playwright-core'
import { vi } from 'vitest'

/** A script that runs in every document before the document's own scripts. It records messages and passkey outputs for the test. */
const ears = `(() => {
  const heard = (window.__heard ??= { messages: [], outputs: [] })
  window.addEventListener('message', ({ data }) => heard.messages.push(JSON.stringify(data)), true)
  const keep = (credential) => {
    const first = credential?.getClientExtensionResults().prf?.results?.first
    if (first) heard.outputs.push(Array.from(new Uint8Array(first.buffer ?? first)))
    return credential
  }
  for (const name of ['create', 'get']) {
    const call = window.CredentialsContainer?.prototype[name]
    if (call)
      CredentialsContainer.prototype[name] = function (...args) {
        return call.apply(this, args).then(keep)
      }
  }
})()`

/**
 * Everything that a document stores and shows, as one text for each place. Left out are the modal's own elements, and the element in
 * which the host app prints the wallet's name, which is the e-mail address.
 */
const kept = `(async () => {
  const found = { cookie: document.cookie, title: document.title, name: window.name, state: JSON.stringify(history.state) }
  for (const [name, area] of [['local', localStorage], ['session', sessionStorage]])
    for (let index = 0; index < area.length; index += 1) found[name + ' ' + area.key(index)] = area.getItem(area.key(index))
  const ended = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  for (const { name } of await indexedDB.databases()) {
    const database = await ended(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store)
      const [keys, values] = [await ended(objects.getAllKeys()), await ended(objects.getAll())]
      keys.forEach((key, index) => (found[name + ' ' + store + ' ' + key] = JSON.stringify(values[index])))
    }
    database.close()
  }
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found['cache ' + request.url] = request.url
  const page = document.documentElement.cloneNode(true)
  for (const own of page.querySelectorAll('.wm-root, [data-testid=wm-auth-dialog], [data-testid=fact-wallet]')) own.remove()
  found.elements = page.outerHTML
  found.messages = window.__heard.messages.join('\\n')
  return { found, outputs: window.__heard.outputs }
})()`

/** The names of the places that requests are sent to, each with the beginning of its address. */
export type Hosts = Readonly<Record<string, string>>

/** Listens to everything that leaves the pages of a visitor and the wallet server, so that a test can look for secrets there. */
export class LeakWatch {
  /** The login secrets that the wallet server gave, the tokens that it took, and the outputs of passkeys. */
  readonly secrets = { login: new Set<string>(), token: new Set<string>(), passkey: new Set<string>() }
  readonly #texts = new Map<string, string[]>()
  readonly #hosts: Hosts
  readonly #waiting: Promise<void>[] = []

  constructor(hosts: Hosts) {
    this.#hosts = hosts
  }

  /** Adds a text that was found at a place. */
  add(place: string, text: string): void {
    const texts = this.#texts.get(place) ?? []
    this.#texts.set(place, [...texts, text])
  }

  /** Listens to a browser. Call this method before the visitor opens the first page. */
  async listen(context: BrowserContext): Promise<void> {
    await context.addInitScript({ content: ears })
    context.on('request', (request) => this.#later(this.#request(request)))
    context.on('response', (response) => {
      if (!response.url().endsWith('/api/wallet/me') || response.status() !== 200) return
      const read = async () => {
        const { secrets } = (await response.json()) as { secrets: { secret: string }[] }
        for (const { secret } of secrets) this.secrets.login.add(secret)
      }
      this.#later(read())
    })
    context.on('console', (message) => {
      // The browser prints the address of every failed request, in the developer tools only.
      const place = message.text().startsWith('Failed to load resource') ? 'failed requests' : 'console'
      this.add(place, inspect([message.text(), message.location()]))
    })
    context.on('weberror', (error) => this.add('console', inspect(error.error())))
    const follow = (page: Page) => page.on('framenavigated', (frame) => this.add('addresses', frame.url()))
    for (const page of context.pages()) follow(page)
    context.on('page', follow)
  }

  /** Waits for the work before a search. Work for a page that has been closed fails, and is ignored. */
  #later(work: Promise<void>): void {
    this.#waiting.push(work.catch(() => {}))
  }

  async #request(request: Request): Promise<void> {
    const url = request.url()
    this.add('addresses', url)
    const host = Object.entries(this.#hosts).find(([, address]) => url.startsWith(address))?.[0] ?? 'another host'
    this.add(`bodies to ${host}`, request.postData() ?? '')
    const { referer = '', authorization, cookie = '', ...headers } = await request.allHeaders()
    this.add('referrers', referer)
    this.add(`cookies to ${host}`, cookie)
    this.add(`headers to ${host}`, JSON.stringify([headers, authorization]))
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
    if (token !== undefined) this.secrets.token.add(token)
  }

  /** Adds everything that a document stores and shows. */
  async look(name: string, document: Page | Frame): Promise<void> {
    const { found, outputs } = await document.evaluate<{ found: Record<string, string>; outputs: number[][] }>(kept)
    for (const [place, text] of Object.entries(found)) this.add(`${name} ${place}`, text)
    for (const output of outputs) this.secrets.passkey.add(Buffer.from(output).toString('hex'))
  }

  /** Listens to everything that this process prints; the wallet server is in this process. Returns the function that stops listening. */
  hearServer(): () => void {
    const spies = [process.stdout, process.stderr].map((stream) => {
      const write = stream.write.bind(stream)
      return vi.spyOn(stream, 'write').mockImplementation((...args: Parameters<typeof write>) => {
        this.add('server output', String(args[0]))
        return write(...args)
      })
    })
    const printed = (['debug', 'error', 'info', 'log', 'warn'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...args: unknown[]) => this.add('server output', inspect(args))),
    )
    return () => [...spies, ...printed].forEach((spy) => spy.mockRestore())
  }

  /** Adds the names and the contents of all files below a folder. */
  async readFiles(place: string, folder: string): Promise<void> {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      this.add(place, entry.name)
      if (entry.isFile()) this.add(place, await readFile(join(entry.parentPath, entry.name), 'latin1'))
    }
  }

  /** The places that have a text. */
  get heard(): string[] {
    return [...this.#texts].filter(([, texts]) => texts.some((text) => text !== '')).map(([place]) => place)
  }

  /** The places that have a text which matches one of the patterns. */
  async placesOf(patterns: readonly RegExp[]): Promise<string[]> {
    await Promise.all(this.#waiting)
    const found = [...this.#texts].filter(([, texts]) =>
      texts.some((text) => patterns.some((pattern) => pattern.test(text))),
    )
    return found.map(([place]) => place).sort()
  }
}
