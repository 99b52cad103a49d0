import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { globPitfall, matchesGlob } from './glob'

test.each([
  ['index.ts', 'index.ts', true],
  ['index.tsx', 'index.ts', false],
  ['views/a.ts', '*', false],
  ['views/a.ts', '*/*.ts', true],
  ['views/deep/a.ts', 'views/*.ts', false],
  ['views/deep/a.ts', 'views/**', true],
  ['views', 'views/**', false],
  ['a.test.ts', '**/*.test.ts', true],
  ['views/deep/a.test.ts', '**/*.test.ts', true],
  ['a+b(1).ts', 'a+b(*).ts', true],
  ['aab', 'a*a', false],
  ['aa', 'aa*aa', false],
  ['x.ts', '**/x.ts', true],
  ['ax.ts', '**/x.ts', false],
  ['wörter/👛.ts', '*/👛.ts', true],
])('%s and %s: %s', (path, pattern, expected) => {
  expect(matchesGlob(path, pattern)).toBe(expected)
})

/** Converts a pattern to a regular expression, which may backtrack. */
function expression(pattern: string): RegExp {
  const meanings: Record<string, string> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*' }
  const parts = pattern.split(/(\*\*\/|\*\*|\*)/).map((part) => meanings[part] ?? part)
  return new RegExp(`^${parts.join('')}$`)
}

test('It agrees with a regular expression on short patterns and paths.', () => {
  const pattern = array(constantFrom('a', 'b', '/', '*', '**', '**/'), { maxLength: 7 })
  const path = array(constantFrom('a', 'b', '/'), { maxLength: 9 })
  assert(
    property(pattern, path, (pieces, letters) => {
      const [glob, text] = [pieces.join(''), letters.join('')]
      expect(matchesGlob(text, glob)).toBe(expression(glob).test(text))
    }),
    { numRuns: 20_000 },
  )
})

describe('patterns of an attacker', () => {
  const patterns = [
    `${'*a'.repeat(58)}*b`,
    `**/${'a*'.repeat(56)}/b`,
    `${'**a'.repeat(50)}*b*`,
    `${'**/*'.repeat(20)}x*`,
    `${'*/'.repeat(50)}*b*`,
  ]

  // Ten thousand comparisons take a quarter of a second on an idle machine. An engine that backtracks takes minutes for one comparison.
  test.each(patterns)('%s is compared with 1,000 paths of 4,000 characters within a second', (pattern) => {
    expect(globPitfall(pattern)).toBeNull()
    for (const path of ['a'.repeat(4000), 'a/'.repeat(2000)]) {
      const started = performance.now()
      for (let count = 0; count < 1000; count++) matchesGlob(path, pattern)
      expect(performance.now() - started).toBeLessThan(1000)
    }
  })

  test('A pattern that is too long is refused.', () => {
    expect(globPitfall('*a'.repeat(60))).toContain('after its first star')
    expect(globPitfall('a'.repeat(1001))).toContain('longer than 1000 characters')
    expect(() => matchesGlob('a', `${'*a'.repeat(70)}*`)).toThrow(RangeError)
    expect(globPitfall(`${'a/'.repeat(300)}**`)).toBeNull()
  })
})
