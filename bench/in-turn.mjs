// Serves the pages of the bench and measures them in turn.
import { outputOf } from './build-pages.mjs'
import { serve } from './serve.mjs'

/** @typedef {{ page: string, url: string }} Target a page of the bench, and the address that serves it */

/**
 * Serves pages while an action runs.
 * @template Result
 * @param {readonly string[]} pages the names of the pages; each page must have been built
 * @param {(targets: Target[]) => Promise<Result>} action what to do with the served pages
 */
export async function withServed(pages, action) {
  const servers = await Promise.all(pages.map((page) => serve(outputOf(page))))
  try {
    return await action(pages.map((page, index) => ({ page, url: servers[index]?.url ?? '' })))
  } finally {
    for (const server of servers) server.close()
  }
}

/**
 * Measures pages in turn, so that a busy machine slows all of them alike. The first round only warms up the browser.
 * @template Sample
 * @param {readonly Target[]} targets the served pages
 * @param {number} rounds how often each page is measured, without the first round
 * @param {(target: Target) => Promise<Sample>} measure measures one page once
 * @returns {Promise<Sample[][]>} the samples of each round, in the order of the pages
 */
export async function measureInTurn(targets, rounds, measure) {
  const measured = []
  for (let round = 0; round <= rounds; round++) {
    const samples = []
    for (const target of targets) samples.push(await measure(target))
    if (round > 0) measured.push(samples)
  }
  return measured
}
