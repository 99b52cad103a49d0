import { connection } from './connection/machine'
import { embedded } from './embedded/machine'
import type { Report } from './kit/report'
import type { Machine, ModelWorld } from './kit/machine'
import { history } from './history/machine'
import { modalAndRouter } from './modal/machine'
import { pairing } from './pairing/machine'
import { send } from './send/machine'
import { signIn } from './sign-in/machine'
import { storage } from './storage/machine'
import { swap } from './swap/machine'
import { threeTabs } from './tabs/machine'
import { interleavingsOf, runInterleavings, runSequences } from './kit/run'

/** A part of a run: random sequences, or some of the interleavings. */
export type Task =
  | { kind: 'sequences'; seed: number; sequences: number; path?: string | undefined }
  | { kind: 'interleavings'; part: number; parts: number; only?: number | undefined }

/** A machine without the type of its world. */
export interface AnyMachine {
  name: string
  steps: number
  /** The commands and the changes of state that a full run has to take. */
  commands: readonly string[]
  edges: readonly string[]
  interleavings: number
  races: readonly string[]
  faults: Readonly<Record<string, () => void>>
  run(task: Task): Promise<Report>
}

function seal<W extends ModelWorld>(machine: Machine<W>): AnyMachine {
  const { name, steps, commands, edges, groups, faults } = machine
  return {
    name,
    steps,
    commands: commands.map((command) => command.name),
    edges,
    interleavings: [...interleavingsOf(groups)].length,
    races: [...new Set(groups.flatMap(({ races = [] }) => races))],
    faults,
    run: (task) => (task.kind === 'sequences' ? runSequences(machine, task) : runInterleavings(machine, task)),
  }
}

/** The machines of the product that have a model. */
export const machines: readonly AnyMachine[] = [
  seal(connection),
  seal(modalAndRouter),
  seal(signIn),
  seal(threeTabs),
  seal(send),
  seal(swap),
  seal(embedded),
  seal(pairing),
  seal(history),
  seal(storage),
]
