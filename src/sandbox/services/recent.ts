const most = 500

/** A list that keeps the last 500 items, oldest first. */
export class Recent<Item> {
  #items: readonly Item[] = []

  get all(): readonly Item[] {
    return this.#items
  }

  add(item: Item): void {
    this.#items = [...this.#items, item].slice(-most)
  }

  clear(): void {
    this.#items = []
  }
}
