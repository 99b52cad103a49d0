import type { Mutant } from './equivalents.mjs'

export interface StagedGroup {
  mutate: readonly string[]
  tests: readonly string[]
  furtherTests: readonly string[]
  setup?: 'modal'
}

export function runInStages(
  root: string,
  group: StagedGroup,
  jobs: number,
  run?: (root: string, group: Pick<StagedGroup, 'mutate' | 'tests'>, jobs: number) => Promise<Mutant[]>,
): Promise<Mutant[]>
