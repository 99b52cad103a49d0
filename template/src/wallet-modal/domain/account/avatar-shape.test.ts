// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { avatarStar, avatarShape } from './avatar-shape'
import { rosette } from './rosette'

const ADDRESS = '0x357f4173Bc2F949116303a0A8044C798543919aa'

test('A known address keeps its look.', () => {
  const shape = avatarShape(ADDRESS)
  expect(shape.hues.map(Math.round)).toEqual([260, 196, 151])
  expect(shape).toMatchObject({ lobes: 9, turns: 21 })
  expect(avatarStar(shape)).toMatch(/^M3209 2000L3195 2063L3072 2113L/)
  expect(rosette(shape)).toMatch(/^M3961 2000l 18 45-19 44-58 41/)
})

test('Letter case does not change the look.', () => {
  expect(avatarShape(ADDRESS.toLowerCase())).toEqual(avatarShape(ADDRESS.toUpperCase()))
})

test('A thousand addresses stay inside the ranges and differ.', () => {
  const shapes = Array.from({ length: 1000 }, (_, index) => avatarShape(`0x${index.toString(16).padStart(40, '0')}`))
  expect(new Set(shapes.map((shape) => shape.phase)).size).toBe(1000)
  for (const { hues, lobes, turns, depth, swell } of shapes) {
    for (const hue of hues) expect(hue <= 40 || (hue >= 140 && hue < 360)).toBe(true)
    expect(lobes >= 6 && lobes <= 13).toBe(true)
    expect(turns % 2 === 1 && turns >= 21 && turns <= 31).toBe(true)
    expect(depth >= 0.37 && depth <= 0.49 && swell >= 0.25 && swell <= 0.55).toBe(true)
  }
})

test('An empty address has a look, too.', () => {
  expect(avatarStar(avatarShape(''))).toMatch(/^M\d+ \d+L.*Z$/)
})
