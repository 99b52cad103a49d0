type ProviderEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'
type Listener = (value: unknown) => void

/** The listeners of a provider's events (EIP-1193). */
export class ProviderListeners {
  readonly #listeners = new Map<string, Set<Listener>>()

  add(event: string, listener: (...args: never[]) => void): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener as Listener))
  }

  remove(event: string, listener: (...args: never[]) => void): void {
    this.#listeners.get(event)?.delete(listener as Listener)
  }

  emit(event: ProviderEvent, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value)
  }
}
