/** The values of `--tests`. */
export const testSets = ['default', 'all'] as const

/** What the command line says of tests: a value of `--tests`, `true` for `--tests` alone, `false` for `--no-tests`. */
export type TestsFlag = boolean | (typeof testSets)[number]

/** Which tests a copy has. */
export interface TestsChoice {
  tests: boolean
  /** Whether they include the suites: published vectors, generated cases, conformance to a specification. */
  suites: boolean
}

/** The tests that a flag asks for. `--tests` alone keeps the suites of a copy that has them, because it asks for tests and not for fewer. */
export function chosenTests(flag: TestsFlag, has: TestsChoice = { tests: false, suites: false }): TestsChoice {
  if (flag === false) return { tests: false, suites: false }
  return { tests: true, suites: flag === 'all' || (flag === true && has.suites) }
}

/** The flag that asks for a choice of tests. */
export function testsFlags({ tests, suites }: TestsChoice): string[] {
  return tests ? ['--tests', ...(suites ? ['all'] : [])] : ['--no-tests']
}
