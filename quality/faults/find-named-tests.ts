import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedTest, TableRow } from './table/row'
import { provenBy } from './table/row'

/** The quotes in which a title can be written. */
const quotes = ["'", '"', '`'] as const

/** Whether the text of a test file has a test with exactly this title that is neither skipped nor planned. */
export function hasTest(text: string, title: string): boolean {
  return quotes.some((quote) => {
    const literal = `${quote}${title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`
    for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
      const before = text.slice(0, at).trimEnd()
      if (before.endsWith('(') && !/\b(?:test|it|describe)\.(?:skip|todo)\($/.test(before)) return true
    }
    return false
  })
}

/** The tests that a row names and that do not exist. @param root the folder of the repository */
export function missingTests(row: TableRow, root: string): readonly NamedTest[] {
  const texts = new Map<string, string>()
  const read = (file: string) => {
    const known = texts.get(file)
    if (known !== undefined) return known
    let text = ''
    try {
      text = readFileSync(join(root, file), 'utf8')
    } catch {
      // A file that does not exist has no tests.
    }
    texts.set(file, text)
    return text
  }
  return provenBy(row).filter(({ file, title }) => !hasTest(read(file), title))
}
