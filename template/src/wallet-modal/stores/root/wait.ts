/** Waits for a promise in a flow and keeps its type: `const answer = yield* wait(promise)`. */
export function* wait<T>(promise: Promise<T>): Generator<Promise<T>, T, T> {
  return yield promise
}
