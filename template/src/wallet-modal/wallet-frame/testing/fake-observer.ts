/** What a browser reports about an element. `isVisible` is false while something covers the element; some browsers do not report it. */
interface Report {
  isIntersecting: boolean
  intersectionRatio: number
  isVisible?: boolean
}

export const seen: Report = { isIntersecting: true, intersectionRatio: 1, isVisible: true }
export const covered: Report = { ...seen, isVisible: false }
export const gone: Report = { isIntersecting: false, intersectionRatio: 0, isVisible: false }

/** Creates an IntersectionObserver whose reports come from the test. */
export function createFakeObserver() {
  const observers: { report: (reports: Report[]) => void; options: unknown; isOn: boolean }[] = []
  class FakeObserver {
    readonly #own
    constructor(report: (reports: Report[]) => void, options: unknown) {
      this.#own = { report, options, isOn: true }
      observers.push(this.#own)
    }
    observe() {}
    disconnect() {
      this.#own.isOn = false
    }
  }
  const report = (one: Report) => observers.filter(({ isOn }) => isOn).forEach((observer) => observer.report([one]))
  return { FakeObserver, observers, report }
}
