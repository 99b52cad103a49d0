// @vitest-environment node
import { expect, test } from 'vitest'
import { nextTile } from './grid-keys'

const move = (key: string, index: number, count = 10, isRightToLeft = false) =>
  nextTile(key, { index, count, pageRows: 2, isRightToLeft })

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  // The last row that has this column.
  ['ArrowDown', 5, 9],
  ['ArrowDown', 6, 6],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 3, -1],
  ['PageDown', 1, 9],
  ['PageDown', 3, 7],
  ['PageUp', 9, 1],
  ['PageUp', 2, 2],
  ['Home', 7, 0],
  ['End', 0, 9],
])('%s leads from tile %i to %i.', (key, from, to) => {
  expect(move(key, from)).toBe(to)
})

test('From right to left the arrows are reversed.', () => {
  expect([move('ArrowRight', 4, 10, true), move('ArrowLeft', 4, 10, true)]).toEqual([3, 5])
})

test.each(['a', 'Enter', 'Tab', 'Escape', 'constructor', 'toString'])('%s has no effect in the grid.', (key) => {
  expect(move(key, 4)).toBeUndefined()
})
