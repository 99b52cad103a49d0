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

test('A conflict begins at each opening marker.', () => {
  expect(conflictLines(text)).toEqual([2, 9])
})

test('The lines of markers are the opening, the middle and the closing ones, but not the line that Markdown has, too.', () => {
  expect(markerLines(text)).toEqual([2, 4, 8, 9])
})

test.each([
  ['inside a line', 'x <<<<<<< y'],
  ['after a space', ' <<<<<<< y'],
  ['with too few signs', '<<<<<< y'],
  ['with too many signs', '<<<<<<<< y'],
  ['without a name', '<<<<<<<'],
  ['of several signs', '<<<|>>> y'],
])('A sequence of signs %s is no marker.', (_, line) => {
  expect([conflictLines(line), markerLines(line)]).toEqual([[], []])
})

test('A text without markers has none.', () => {
  expect([conflictLines(''), markerLines('a\nb\n')]).toEqual([[], []])
})
