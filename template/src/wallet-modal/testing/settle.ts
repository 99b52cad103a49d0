const { setTimeout: nextTurn } = globalThis

/** Lets every promise settle that can. */
export function settle(): Promise<void> {
  return new Promise((resume) => void nextTurn(resume, 0))
}
