/** The latency that an endpoint without answers counts with, and the time it gets while another one is left to ask, in milliseconds. */
export const rankTimeout = 1_000
/** How many answers of an endpoint are remembered. */
const sampleCount = 10
const stabilityWeight = 0.7
const latencyWeight = 0.3

interface Sample {
  ok: boolean
  milliseconds: number
}

/**
 * Remembers how endpoints performed and puts the best first. Stability has a weight of 0.7, latency of 0.3, over the last 10
 * samples. An endpoint without samples counts as stable with a latency of one second. So it comes before an endpoint that fails
 * or is slower, and after an endpoint that does well. Endpoints with equal scores keep the order of the list.
 */
export class EndpointRanking {
  readonly #samples = new Map<string, Sample[]>()

  record(url: string, sample: Sample): void {
    const kept = [...(this.#samples.get(url) ?? []), sample]
    this.#samples.set(url, kept.slice(-sampleCount))
  }

  /** Whether the endpoint answered the last request. */
  isProven(url: string): boolean {
    return this.#samples.get(url)?.at(-1)?.ok === true
  }

  /** The endpoints of one group, best first. */
  order(urls: readonly string[]): string[] {
    const slowest = Math.max(1, ...urls.map((url) => this.#latency(url)))
    const score = (url: string) =>
      stabilityWeight * this.#stability(url) + latencyWeight * (1 - this.#latency(url) / slowest)
    return urls
      .map((url) => ({ url, score: score(url) }))
      .sort((one, other) => other.score - one.score)
      .map(({ url }) => url)
  }

  #stability(url: string): number {
    const samples = this.#samples.get(url)
    return samples ? samples.filter((sample) => sample.ok).length / samples.length : 1
  }

  #latency(url: string): number {
    const answered = (this.#samples.get(url) ?? []).filter((sample) => sample.ok)
    if (answered.length === 0) return rankTimeout
    return answered.reduce((sum, sample) => sum + sample.milliseconds, 0) / answered.length
  }
}
