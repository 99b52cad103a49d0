import { expect, test } from 'vitest'
import { useGallery } from './gallery'

const gallery = useGallery()

const screens = [
  { name: 'a phone', width: 390, height: 844, hasTouch: true },
  { name: 'a desktop', width: 1280, height: 900, hasTouch: false },
] as const

test.for(screens)(
  "the text follows the visitor's text size on $name, and nothing is cut or out of reach",
  async (screen) => {
    const { width, height, hasTouch } = screen
    const one = await gallery.open({
      theme: 'light',
      layout: 'dialog',
      viewport: { width, height },
      hasTouch,
      textSize: 24,
      // A page that sizes its text itself, as some style sheets do, changes nothing.
      style: 'html { font-size: 10px }',
    })
    const findings: string[] = []
    for (const scene of await one.scenes()) {
      await one.show(scene)
      const size = await one.tell<number>('titleSize')
      const found = [
        ...(size < 19.5 ? [`the title has ${size} pixels`] : []),
        ...(await one.tell<string[]>('actionsOutOfReach')),
        ...(await one.tell<string[]>('beyondScreen')),
        ...(await one.tell<string[]>('cutTexts')),
        ...(await one.tell<string[]>('cutCode', true)),
      ]
      findings.push(...found.map((finding) => `${scene}: ${finding}`))
    }
    expect(findings).toEqual([])
  },
)
