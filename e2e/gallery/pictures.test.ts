import { expect, test } from 'vitest'
import { useGallery } from './gallery'
import { compare } from './pictures'

const gallery = useGallery()

/** Uses the same font on every machine, stops everything that moves or blinks, and puts the card on a whole pixel. */
const style = `
  :root { --wm-font-family: 'DejaVu Sans'; --wm-font-family-mono: 'DejaVu Sans Mono'; }
  .single { place-items: start !important; }
  *, *::before, *::after { transition: none !important; animation-play-state: paused !important; caret-color: transparent !important; }
`

test.for([
  ['light', 'card'],
  ['dark', 'sheet'],
] as const)('every scene looks as its stored picture, %s %s', async ([theme, layout], { skip }) => {
  const one = await gallery.open({ theme, layout, style })
  const fonts = await one.tell<string[]>('missingFonts', ['DejaVu Sans', 'DejaVu Sans Mono'])
  skip(fonts.length > 0, `${fonts.join(' and ')} is not installed, and other letters make other pictures`)
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const clip = await one.tell<Clip>('cardPlace')
    const finding = await compare(`${scene}-${theme}-${layout}`, await one.page.screenshot({ clip, scale: 'css' }))
    if (finding !== undefined) findings.push(finding)
  }
  expect(findings).toEqual([])
})

interface Clip {
  x: number
  y: number
  width: number
  height: number
}
