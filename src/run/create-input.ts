import type { PackageManager } from '../host/package-manager'

/** What the flags of `create` said; `undefined` is "not said". */
export interface CreateInput {
  dir?: string
  name?: string
  chains?: string
  features?: string
  all?: boolean
  minimal?: boolean
  /** Where the modal goes in a project that exists. */
  target?: string
  tests?: boolean
  install?: boolean
  git?: boolean
  pm?: PackageManager
  projectId?: string
  /** Puts the provider into the project's own root file; `false` leaves all of its code alone. */
  wire?: boolean
  /** `false`: the copy is not formatted by the project's own rules. `true`: even a dry run has it formatted. */
  format?: boolean
  overwrite?: boolean
  dryRun?: boolean
  yes?: boolean
  unfinished?: 'continue' | 'abort'
}

/** The answers of one run, by flag, prompt or default. */
export interface Choices {
  chains: string[]
  features: string[]
  tests: boolean
}
