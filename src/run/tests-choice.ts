/** The values of `--tests`. */
export const testSets = ['default', 'all'] as const

/** The choice of tests on the command line: a value of `--tests`, `true` for `--tests` without a value, `false` for `--no-tests`. */
export type TestsFlag = boolean | (typeof testSets)[number]

export interface TestsChoice {
  tests: boolean
  /** Whether the tests include the suites: published vectors, generated cases, conformance to a specification. */
  suites: boolean
}

/**
 * Returns the tests that a flag requests. `--tests` without a value keeps the suites of a copy that has suites, because the flag does not
 * request fewer tests.
 */
export function chosenTests(flag: TestsFlag, has: TestsChoice = { tests: false, suites: false }): TestsChoice {
  if (flag === false) return { tests: false, suites: false }
  return { tests: true, suites: flag === 'all' || (flag === true && has.suites) }
}

/** Returns the flags that request a choice of tests. */
export function testsFlags({ tests, suites }: TestsChoice): string[] {
  return tests ? ['--tests', ...(suites ? ['all'] : [])] : ['--no-tests']
}
