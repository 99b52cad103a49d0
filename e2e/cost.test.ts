import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { measureRatios } from '../bench/ratios.mjs'
import { costliest } from '../bench/trace.mjs'
import { launchBrowser } from './support/browser'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const names = ['loadingRatio', 'openingRatio'] as const

test('loading and opening take no more of the processor than the budgets allow', { timeout: 240_000 }, async () => {
  const ratios = await measureRatios(browser, 9)
  const exceeded = names.filter((name) => ratios[name] > budgets[name].limit)
  console.log(names.map((name) => `${name} ${ratios[name].toFixed(2)} (limit ${budgets[name].limit})`).join(', '))
  // The failure says where the time goes, so that the change that made the modal slower can be found.
  const causes = exceeded.length > 0 ? await costliest(browser, 5) : ''
  expect(exceeded, causes).toEqual([])
})
