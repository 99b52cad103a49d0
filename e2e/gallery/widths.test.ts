import { expect, test } from 'vitest'
import { useGallery } from './gallery'

const gallery = useGallery()

test.for([
  [320, 640],
  [360, 640],
  [390, 850],
  [430, 850],
  [480, 850],
])('on a screen of %i × %i pixels nothing of any view lies beyond it', async ([width = 0, height = 0]) => {
  const one = await gallery.open({ theme: 'light', layout: 'dialog', viewport: { width, height }, hasTouch: true })
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const card = await one.tell<{ x: number; width: number }>('cardPlace')
    const found = [
      ...(card.x === 0 && card.width === width ? [] : [`the sheet is ${card.width} wide and begins at ${card.x}`]),
      ...(await one.tell<string[]>('beyondScreen')),
      ...(await one.tell<string[]>('cutTexts')),
    ]
    findings.push(...found.map((finding) => `${scene}: ${finding}`))
  }
  expect(findings).toEqual([])
})
