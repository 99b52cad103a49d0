// Measures the processor time that loading and opening the modal take, as multiples of what the React + MobX dialog takes.
import { buildPage } from './build-pages.mjs'
import { measureInTurn, withServed } from './in-turn.mjs'
import { measurePage } from './measure-page.mjs'

const pages = ['modal', 'react-mobx']

/**
 * Measures both pages in turn. A ratio is the median over the rounds.
 * @param {import('playwright-core').Browser} browser the browser that opens the pages
 * @param {number} rounds how often each page is measured
 */
export async function measureRatios(browser, rounds) {
  for (const page of pages) await buildPage(page)
  const measured = await withServed(pages, (targets) =>
    measureInTurn(targets, rounds, (target) => measurePage(browser, { ...target, slowdown: 1, connects: false })),
  )
  const ratioOf = (/** @type {'loadCpu' | 'openCpu'} */ name) =>
    median(measured.map(([modal, floor]) => (modal?.[name] ?? 0) / (floor?.[name] ?? 0)))
  return { loadingRatio: ratioOf('loadCpu'), openingRatio: ratioOf('openCpu') }
}

/** The middle value, or the upper one of two. */
export function median(/** @type {readonly number[]} */ values) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
