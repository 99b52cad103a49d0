import { useSyncExternalStore } from 'react'

/** The tasks that a visitor of the starter page can try. */
export type Task = 'connect' | 'sign' | 'send' | 'sign-in'

let done: ReadonlySet<Task> = new Set()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Ticks a task off, until the page is loaded again. */
export function markDone(task: Task): void {
  if (done.has(task)) return
  done = new Set([...done, task])
  for (const listener of listeners) listener()
}

/** The tasks that are ticked off. */
export function useDoneTasks(): ReadonlySet<Task> {
  return useSyncExternalStore(subscribe, () => done)
}
