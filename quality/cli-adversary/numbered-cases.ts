import { wholeNumber } from '../../scripts/whole-number.mjs'

/** The options of a program with numbered cases, for `parseArgs`. */
export const caseOptions = {
  count: { type: 'string' },
  seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  case: { type: 'string' },
} as const

interface CaseValues {
  count?: string | undefined
  seed: string
  case?: string | undefined
}

/**
 * Reads which cases a program runs.
 * @param most the number of cases without `--count`. With `--case` alone the program runs one case.
 * @throws Error for a value that is no whole number
 */
export function readCases({ count, seed, case: only }: CaseValues, most: number) {
  return {
    seed: wholeNumber('seed', seed),
    from: wholeNumber('case', only ?? '0'),
    count: wholeNumber('count', count ?? String(only === undefined ? most : 1)),
  }
}
