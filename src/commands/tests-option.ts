import { Option } from 'commander'
import { testSets } from '../run/tests-choice'

/** The flag of `create` and `add` that says which tests are copied. */
export function testsOption(): Option {
  return new Option('--tests [which]', 'copy the tests that protect your edits; all: the suites, too').choices(testSets)
}
