/** The JSON API of a sandbox that a test drives. A test may use every route that `docs/cli.md` names. */
export class Control {
  readonly #base: string

  /** @param base the address `endpoints.control` of a sandbox */
  constructor(base: string) {
    this.#base = base
  }

  /** Sends a POST. Returns the status and the answer, also when the sandbox refuses. */
  async post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.#base + path, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }

  /** @throws Error with the sandbox's reason when the sandbox refuses */
  async command(path: string, body: unknown): Promise<void> {
    const { status, body: answer } = await this.post(path, body)
    if (status === 200) return
    const { error } = answer as { error?: unknown }
    throw new Error(`The sandbox refuses POST ${path}: ${String(error)}`)
  }

  async get(path: string): Promise<unknown> {
    return (await fetch(this.#base + path)).json()
  }
}
