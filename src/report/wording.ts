import type { Paint } from './paint'

/** The facts about the user's terminal that a report needs. */
export interface Wording {
  cwd: string
  /** The way in which this user starts the CLI. */
  command: string
  paint: Paint
}
