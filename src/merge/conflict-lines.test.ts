import { expect, test } from 'vitest'
import { conflictLines, markerLines } from './conflict-lines'

const text = [
  'a',
  '<<<<<<< yours',
  'mine',
  '||||||| template 1',
  'base',
  '=======',
  'theirs',
  '>>>>>>> template 2',
  '<<<<<<< again',
].join('\n')

test('Each opening conflict marker is the line at which a conflict begins.', () => {
  expect(conflictLines(text)).toEqual([2, 9])
})

test('The lines of all conflict markers are found, except the line of equals signs, because Markdown uses such a line for headings.', () => {
  expect(markerLines(text)).toEqual([2, 4, 8, 9])
})

test.each([
  ['other text before seven signs', 'x <<<<<<< y'],
  ['a space before seven signs', ' <<<<<<< y'],
  ['only six signs', '<<<<<< y'],
  ['eight signs', '<<<<<<<< y'],
  ['seven signs and no name', '<<<<<<<'],
  ['seven signs that are not all the same', '<<<|>>> y'],
])('A line with %s is no conflict marker.', (_, line) => {
  expect([conflictLines(line), markerLines(line)]).toEqual([[], []])
})

test('An empty text has no conflict, and a text of plain lines has no conflict marker.', () => {
  expect([conflictLines(''), markerLines('a\nb\n')]).toEqual([[], []])
})
