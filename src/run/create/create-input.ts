import type { PackageManager } from '../../host/package-manager'
import type { TestsChoice, TestsFlag } from '../tests-choice'

/** The flags of `create`. A flag that was not given is `undefined`. */
export interface CreateInput {
  dir?: string
  name?: string
  chains?: string
  features?: string
  /** Languages beside English. */
  locales?: string
  all?: boolean
  minimal?: boolean
  /** A new app without the demonstration on its page. */
  bare?: boolean
  /** Adds an end-to-end test to a new app. */
  e2e?: boolean
  /** The folder for the modal in an existing project. */
  target?: string
  tests?: TestsFlag
  install?: boolean
  git?: boolean
  pm?: PackageManager
  projectId?: string
  /** `true` puts the provider into the project's own root file, `false` leaves all of the project's code alone. */
  wire?: boolean
  /** `false` copies without the project's formatter, `true` runs the formatter even in a dry run. */
  format?: boolean
  overwrite?: boolean
  dryRun?: boolean
  yes?: boolean
  unfinished?: 'continue' | 'abort'
  /** Version ranges that replace those of the template, so that they fit the packages of the project. */
  ranges?: Readonly<Record<string, string>>
}

/** What one run copies, decided by flags, answers or defaults. */
export interface Choices extends TestsChoice {
  chains: string[]
  features: string[]
  /** The ids of the languages beside English. */
  locales: string[]
}
