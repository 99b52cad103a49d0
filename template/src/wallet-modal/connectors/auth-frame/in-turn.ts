/** Runs tasks one after another, in the order of the calls. A task that fails does not stop the next task. */
export class InTurn {
  /** Settles when the last task has ended. Undefined: no task is under way. */
  #last: Promise<void> | undefined

  /** Runs a task at once if no other task is under way, else after all earlier tasks. Settles as the task settles. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last ? this.#last.then(task) : task()
    const end = () => {
      if (this.#last === ended) this.#last = undefined
    }
    const ended: Promise<void> = result.then(end, end)
    this.#last = ended
    return result
  }
}
