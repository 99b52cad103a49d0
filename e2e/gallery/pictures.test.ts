import { expect, test } from 'vitest'
import { useGallery } from './gallery'
import { compare } from './pictures'

const gallery = useGallery()

/** Uses the same font on every machine, stops everything that moves or blinks, and puts the card on a whole pixel. */
const style = `
  :root { --wm-font-family: 'DejaVu Sans', IPAPGothic; --wm-font-family-mono: 'DejaVu Sans Mono'; }
  .single { place-items: start !important; }
  *, *::before, *::after { transition: none !important; animation-play-state: paused !important; caret-color: transparent !important; }
`

test.for([
  { name: 'light card', theme: 'light', layout: 'card' },
  { name: 'dark sheet', theme: 'dark', layout: 'sheet' },
  // In these languages only the first scene of each view has a picture, because the other scenes of a view have the same layout.
  { name: 'light sheet in Arabic', theme: 'light', layout: 'sheet', locale: 'ar' },
  { name: 'light card in Japanese', theme: 'light', layout: 'card', locale: 'ja' },
] as const)('every scene looks as its stored picture, $name', async (view, { skip }) => {
  const { theme, layout } = view
  const locale = 'locale' in view ? view.locale : undefined
  const one = await gallery.open({ ...view, style })
  const fonts = await one.tell<string[]>('missingFonts', [
    'DejaVu Sans',
    'DejaVu Sans Mono',
    ...(locale === 'ja' ? ['IPAPGothic'] : []),
  ])
  skip(fonts.length > 0, `${fonts.join(' and ')} is not installed, and other letters make other pictures`)
  const findings: string[] = []
  for (const scene of locale ? await one.firstScenes() : await one.scenes()) {
    await one.show(scene)
    const clip = await one.tell<Clip>('cardPlace')
    const name = [scene, theme, layout, ...(locale ? [locale] : [])].join('-')
    const finding = await compare(name, await one.page.screenshot({ clip, scale: 'css' }))
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
