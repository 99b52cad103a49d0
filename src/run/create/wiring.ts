/** How the modal and the project's own code are connected. */
export interface Wiring {
  /** The team's own file with the options and the provider; `null` if no such file was written. */
  file: string | null
  /** The file in which the provider belongs; `null` when it is unknown. */
  entry: string | null
  /** `wired`: this run adds the provider to `entry`. `present`: the provider is already there. `open`: the team has to add the provider. */
  state: 'wired' | 'present' | 'open'
  /** The reason why the team has to add the provider; `null` if the team has chosen to. */
  why: string | null
  /** The made or proposed change to `entry`; `null` if there is no proposal. */
  diff: string | null
  /** The environment variable from which the file reads the project id. */
  variable: string | null
}
