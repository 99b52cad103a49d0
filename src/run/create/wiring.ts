/** How the modal and the project's own code are connected. */
export interface Wiring {
  /** The team's own file with the options and the provider; `null` when none was written. */
  file: string | null
  /** The file in which the provider belongs; `null` when it is unknown. */
  entry: string | null
  /** `wired`: this run puts the provider into `entry`. `present`: the provider is there already. `open`: the team has to add it. */
  state: 'wired' | 'present' | 'open'
  /** Why the team has to add the provider itself; `null` when it chose to. */
  why: string | null
  /** The change to `entry`, made or proposed; `null` when there is nothing to propose. */
  diff: string | null
  /** The environment variable from which the file reads the project id. */
  variable: string | null
}
