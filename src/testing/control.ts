/** The JSON API with which a test controls a sandbox. */
export class Control {
  readonly #base: string

  /** @param base the address `endpoints.control` of a sandbox */
  constructor(base: string) {
    this.#base = base
  }

  /** Sends a POST request. Returns the status and the body of the response, also if the sandbox refuses the request. */
  async post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.#base + path, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }

  /** Sends a POST request. @throws Error if the sandbox refuses the request; the message has the reason */
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
