import { limits } from '../domain/limits'

interface Sample {
  ok: boolean
  milliseconds: number
}

/**
 * Remembers how endpoints did and puts the best first: stability counts 0.7, latency 0.3, over the last 10 samples
 * (specification, section 9). An endpoint without samples keeps its place in the list.
 */
export class EndpointRanking {
  readonly #samples = new Map<string, Sample[]>()
  readonly #banned = new Set<string>()

  record(url: string, sample: Sample): void {
    const kept = [...(this.#samples.get(url) ?? []), sample]
    this.#samples.set(url, kept.slice(-limits.rankSamples))
  }

  /** Leaves an endpoint out for good: it belongs to another network. */
  ban(url: string): void {
    this.#banned.add(url)
  }

  isBanned(url: string): boolean {
    return this.#banned.has(url)
  }

  /** True once the endpoint has answered. */
  isProven(url: string): boolean {
    return (this.#samples.get(url) ?? []).some((sample) => sample.ok)
  }

  order(urls: readonly string[]): string[] {
    const allowed = urls.filter((url) => !this.#banned.has(url))
    const slowest = Math.max(1, ...allowed.map((url) => this.#latency(url)))
    const score = (url: string) => {
      const samples = this.#samples.get(url)
      if (!samples) return 1
      const stability = samples.filter((sample) => sample.ok).length / samples.length
      return limits.rankStabilityWeight * stability + limits.rankLatencyWeight * (1 - this.#latency(url) / slowest)
    }
    return allowed
      .map((url) => ({ url, score: score(url) }))
      .sort((one, other) => other.score - one.score)
      .map(({ url }) => url)
  }

  #latency(url: string): number {
    const answered = (this.#samples.get(url) ?? []).filter((sample) => sample.ok)
    if (answered.length === 0) return limits.rankTimeout
    return answered.reduce((sum, sample) => sum + sample.milliseconds, 0) / answered.length
  }
}
