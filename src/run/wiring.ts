/** How the modal and the project's own code have come together. */
export interface Wiring {
  /** The team's own file with the options and the provider; `null` when there is none. */
  file: string | null
  /** The file that the provider belongs into; `null` when it is not known. */
  entry: string | null
  /** `wired`: the provider goes into `entry`; `present`: it is there; `open`: that is left to the team. */
  state: 'wired' | 'present' | 'open'
  /** Why it is left to the team, where it was not the team's wish. */
  why: string | null
  /** What changes in `entry`, or would; `null` when nothing can be proposed. */
  diff: string | null
  /** The variable of the environment that the file reads the project id from. */
  variable: string | null
}
