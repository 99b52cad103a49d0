const { setTimeout: nextTurn } = globalThis

/** Waits until all promises that can settle have settled. */
export function settle(): Promise<void> {
  return new Promise((resume) => void nextTurn(resume, 0))
}
