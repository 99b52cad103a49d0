// The processor time of loading and opening, as multiples of the React + MobX dialog's.
import { buildPage, outputOf } from './build-pages.mjs'
import { measurePage } from './measure-page.mjs'
import { serve } from './serve.mjs'

const pages = ['modal', 'react-mobx']

/**
 * Measures both pages in turn, so that a busy machine slows both. A ratio is the median over the rounds.
 * @param {import('playwright-core').Browser} browser
 * @param {number} rounds
 */
export async function measureRatios(browser, rounds) {
  for (const page of pages) await buildPage(page)
  const servers = await Promise.all(pages.map((page) => serve(outputOf(page))))
  /** @type {{ loadingRatio: number, openingRatio: number }[]} */
  const measured = []
  try {
    // The first round only warms up the browser.
    for (let round = 0; round <= rounds; round++) {
      const samples = []
      for (const [index, page] of pages.entries())
        samples.push(await measurePage(browser, { page, url: servers[index]?.url ?? '', slowdown: 1, connects: false }))
      const [modal, floor] = samples
      if (round > 0 && modal && floor)
        measured.push({ loadingRatio: modal.loadCpu / floor.loadCpu, openingRatio: modal.openCpu / floor.openCpu })
    }
  } finally {
    for (const server of servers) server.close()
  }
  return {
    loadingRatio: median(measured.map(({ loadingRatio }) => loadingRatio)),
    openingRatio: median(measured.map(({ openingRatio }) => openingRatio)),
  }
}

/** The middle value, or the upper one of two. */
export function median(/** @type {readonly number[]} */ values) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
