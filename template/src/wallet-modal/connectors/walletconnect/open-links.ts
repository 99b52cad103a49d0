import type { Kit } from './kit'

/** The topics of a pairing link: the topic of the pairing, and the topic of the answer if the link requests a sign-in. */
function topicsOf(kit: Kit, pairingTopic: string): string[] {
  const answers = kit.auth.pairingTopics.getAll().filter((one) => one.pairingTopic === pairingTopic)
  return [pairingTopic, ...answers.map(({ topic }) => topic)]
}

/**
 * Keeps the tabs of an origin from answering each other's pairing links. All tabs share the kit's storage, so a new tab would also
 * listen to the links of the other tabs. The relay gives a session to the tab that asks first, and the tab whose link the wallet has
 * approved would then wait forever. So each tab holds a lock (Web Locks API) for each of its links, and a new tab leaves locked links
 * alone. The browser releases the locks of a closed or reloaded page, and the next page can take its links over. Without the API
 * a tab knows only its own links.
 */
export class OpenLinks {
  readonly #kit: Kit
  readonly #locks: LockManager | undefined
  readonly #prefix: string

  /** @param prefix the kit's storage prefix, which all tabs of a modal share */
  constructor(kit: Kit, locks: LockManager | undefined, prefix: string) {
    this.#kit = kit
    this.#locks = locks
    this.#prefix = `${prefix}-link-`
  }

  /** Locks a link of this tab until the promise settles. */
  hold(pairingTopic: string, settled: Promise<unknown>): void {
    const waiting = () =>
      settled.then(
        () => {},
        () => {},
      )
    // Without the lock the link still works in this tab.
    this.#locks?.request(this.#prefix + pairingTopic, waiting).catch(() => {})
  }

  /** The topics of the links that other tabs hold. Empty without the Web Locks API. */
  async topicsOfOthers(): Promise<ReadonlySet<string>> {
    const state = await this.#locks?.query().catch(() => undefined)
    const names = (state?.held ?? []).map(({ name = '' }) => name)
    const links = names.filter((name) => name.startsWith(this.#prefix)).map((name) => name.slice(this.#prefix.length))
    return new Set(links.flatMap((link) => topicsOf(this.#kit, link)))
  }
}
