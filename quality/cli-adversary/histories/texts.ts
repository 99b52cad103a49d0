import type { Random } from '../../fuzz/random'

/** Gives every line that somebody writes a word of its own, by which it is found again. */
export interface Words {
  next(who: 'team' | 'release'): string
}

/** With a mark, the words differ from those of another source. */
export function createWords(mark = ''): Words {
  let count = 0
  return { next: (who) => `${who}${mark}${++count}` }
}

/** Lines that occur several times in a text, so that a merge can mistake one for another. */
const common = ['}', '', '  return null', '  })', '  // …']

const statement = (word: string): string => `  use('${word}', here)`

/** The text of a new file: functions with lines of their own and common ones. */
export function newText(name: string, random: Random, words: Words): string {
  const rows = [`import { use } from './use'`, '']
  for (let count = 2 + random.below(3); count > 0; count--) {
    rows.push(`export function ${words.next('release')}(here) {`)
    for (let lines = 1 + random.below(4); lines > 0; lines--) rows.push(statement(words.next('release')))
    rows.push(...(random.oneIn(3) ? ['  return null'] : []), '}', ...(random.oneIn(3) ? [] : ['']))
  }
  const isProse = name.endsWith('.md')
  return rows.map((row) => `${isProse ? row.trim() : row}\n`).join('')
}

/** Changes single lines of a text; its line ends stay. */
export function editText(text: string, who: 'team' | 'release', random: Random, words: Words): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const rows = text.split(newline)
  const last = rows.at(-1) === '' ? rows.pop() : undefined
  for (let count = 1 + random.below(3); count > 0; count--) editRows(rows, who, random, words)
  return [...rows, ...(last === undefined ? [] : [last])].join(newline)
}

function editRows(rows: string[], who: 'team' | 'release', random: Random, words: Words): void {
  const at = random.below(rows.length + 1)
  const own = (): string => statement(words.next(who))
  switch (random.below(6)) {
    case 0:
      return void rows.splice(at, 0, own())
    case 1:
      return void rows.splice(at, 0, '', `export function ${words.next(who)}(here) {`, own(), '  return null', '}')
    case 2:
      return void rows.splice(at, 1 + random.below(2), own())
    case 3:
      return void rows.splice(at, 1 + random.below(3))
    case 4:
      return void rows.splice(at, 0, random.pick(common))
    default:
      return void rows.splice(at, 1, own(), own())
  }
}

type Rewrite = (text: string) => string

const eachRow =
  (change: (row: string) => string): Rewrite =>
  (text) =>
    text.replaceAll(/[^\r\n]+/g, change)

/** What a formatter or an editor does to a whole file. */
export const rewrites: Readonly<Record<string, Rewrite>> = {
  'double quotes': (text) => text.replaceAll("'", '"'),
  'single quotes': (text) => text.replaceAll('"', "'"),
  semicolons: eachRow((row) => (/[)'"]$/.test(row) || row.trim() === 'return null' ? `${row};` : row)),
  'no semicolons': eachRow((row) => row.replace(/;$/, '')),
  tabs: eachRow((row) => row.replace(/^ {2}/, '\t')),
  'four spaces': eachRow((row) => row.replace(/^(\t| {2}(?! ))/, '    ')),
  'Windows line ends': (text) => text.replaceAll(/\r?\n/g, '\r\n'),
  'Unix line ends': (text) => text.replaceAll('\r\n', '\n'),
  'a byte order mark': (text) => (text.startsWith('\uFEFF') ? text : `\uFEFF${text}`),
  'no last line end': (text) => text.replace(/\r?\n$/, ''),
}
