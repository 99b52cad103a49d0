import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import { expect, test } from 'vitest'
import { useGallery } from './gallery'

const gallery = useGallery()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/**
 * Two rules are left out: contrast beyond AA, which the design does not promise, and axe's experimental guess which line looks like a
 * heading.
 */
const left = ['color-contrast-enhanced', 'p-as-heading']
const run = `axe.run(document, {
  resultTypes: ['violations'],
  runOnly: axe.getRules().map(({ ruleId }) => ruleId).filter((id) => !${JSON.stringify(left)}.includes(id)),
})`

test.for([
  ['light', 'card'],
  ['dark', 'card'],
  ['light', 'sheet'],
  ['dark', 'sheet'],
  ['light', 'embedded'],
] as const)('axe finds nothing in any scene, %s %s', async ([theme, layout]) => {
  // The embedded card is as high as the highest view, because axe reports a control that is half scrolled out of view as too small.
  const one = await gallery.open({ theme, layout, style: ':root { --wm-embedded-height: 704px }' })
  await one.page.evaluate(axe)
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const { violations } = await one.page.evaluate<AxeResults>(run)
    for (const { id, help, nodes } of violations)
      for (const { html, any } of nodes)
        findings.push(`${scene}: ${id}, ${help}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join('; ')}`)
  }
  expect(findings).toEqual([])
})
