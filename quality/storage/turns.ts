const { setImmediate: nextTurn } = globalThis

/** The tasks that fake-indexeddb has queued and that have not run. */
let queued = 0
/** Counts the events of all databases. A database that waits for another connection queues tasks for ever, but has no events. */
let events = 0

/** Counts the tasks of fake-indexeddb, which asks for `setImmediate` at every task. Call this once in a process. */
export function countTasks(): void {
  const counted = (run: () => void) => {
    queued += 1
    return nextTurn(() => {
      queued -= 1
      run()
    })
  }
  globalThis.setImmediate = Object.assign(counted, { __promisify__: nextTurn.__promisify__ })
}

export function noteEvent(): void {
  events += 1
}

/** Waits until nothing happens any more before the clock advances: no task of a database, and no promise. */
export async function settleTasks(): Promise<void> {
  let [quiet, idle] = [0, 0]
  while (quiet < 2 && idle < 12) {
    const before = events
    await new Promise<void>((resume) => void nextTurn(resume))
    quiet = queued === 0 ? quiet + 1 : 0
    idle = events === before ? idle + 1 : 0
  }
}
