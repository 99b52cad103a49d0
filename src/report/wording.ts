import type { Paint } from './paint'

/** What a report has to know to word things for this user. */
export interface Wording {
  cwd: string
  /** How this user starts the CLI. */
  command: string
  paint: Paint
}
