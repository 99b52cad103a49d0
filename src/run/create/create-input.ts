import type { PackageManager } from '../../host/package-manager'
import type { TestsChoice, TestsFlag } from '../tests-choice'

/** The flags of `create`. A flag that was not given is `undefined`. */
export interface CreateInput {
  dir?: string
  name?: string
  chains?: string
  features?: string
  /** Languages in addition to English. */
  locales?: string
  all?: boolean
  minimal?: boolean
  /** Creates the new app without the demonstration on its page. */
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
  /** `true` adds the provider to the project's own root file. `false` changes no code of the project. */
  wire?: boolean
  /** `false` copies without the project's formatter. `true` runs the formatter even in a dry run. */
  format?: boolean
  overwrite?: boolean
  dryRun?: boolean
  yes?: boolean
  unfinished?: 'continue' | 'abort'
  /** Version ranges that replace the template's ranges, so that they fit the packages of the project. */
  ranges?: Readonly<Record<string, string>>
}

/** The choices of one run, made by flags, answers or defaults. */
export interface Choices extends TestsChoice {
  chains: string[]
  features: string[]
  /** The ids of the languages in addition to English. */
  locales: string[]
}
