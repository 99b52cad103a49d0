import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { html: string; failureSummary: string }[]
}

/**
 * The violations that axe finds on the page: WCAG 2.2 A and AA, and best practices. Animations end first, because half-faded text
 * would be judged.
 */
export async function findViolations(page: Page | Frame): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(source)
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, { iframes: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
      .then(({ violations }) => violations)`,
  )
  const view = await page.evaluate<string>(
    'document.querySelector("[data-testid=wm-modal][data-open=true]")?.dataset.view ?? "no modal"',
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${view}: ${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  )
}

/** Waits until all animations that end have ended. The countdown around a code is not waited for, because its line moves every second. */
export async function settled(page: Page | Frame): Promise<void> {
  const running = `document.getAnimations().filter((animation) =>
    animation.playState === 'running' && animation.transitionProperty !== 'stroke-dasharray' &&
    animation.timeline instanceof DocumentTimeline &&
    animation.effect.getComputedTiming().endTime !== Infinity).length`
  await expect.poll(() => page.evaluate<number>(running)).toBe(0)
}
