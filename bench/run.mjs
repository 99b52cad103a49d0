// Measures the modal side by side with a hand-written dialog and a React + MobX dialog, and prints the ratios: milliseconds
// depend on the machine, ratios within one run hardly do. `--runs N` sets how often each page is measured (default 7).
// `--trace` prints where the main thread's time goes instead, and `--units` what each unit weighs.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import budgets from './budgets.json' with { type: 'json' }
import { buildPage } from './build-pages.mjs'
import { measureInTurn, withServed } from './in-turn.mjs'
import { measurePage } from './measure-page.mjs'
import { median } from './ratios.mjs'
import { measureSizes } from './sizes.mjs'
import { printTraces } from './trace.mjs'

const given = process.argv.indexOf('--runs')
const runs = given > 0 ? Number(process.argv[given + 1]) : 7
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1')

/** The goals of a ratio to the React + MobX dialog, at full speed and at a quarter of it. */
const goals = { open: [1.2, 2], connect: [1.3, 2], openCpu: [2, 2], loadCpu: [1.25, 1.25], heap: [1.67, 1.67] }

const pages = ['modal', 'react-mobx', 'hand-written']
if (process.argv.includes('--units')) await (await load('print-units.ts')).printUnits()
else if (process.argv.includes('--trace')) await withBrowser((browser) => printTraces(browser, runs))
else await withBrowser(compareAll)

/** Imports a module in TypeScript. */
async function load(/** @type {string} */ path) {
  const { module } = await runnerImport(fileURLToPath(new URL(path, import.meta.url)), { logLevel: 'error' })
  return module
}

async function withBrowser(/** @type {(browser: import('playwright-core').Browser) => Promise<void>} */ measure) {
  const browser = await (await load('../e2e/support/browser.ts')).launchBrowser()
  try {
    await measure(browser)
  } finally {
    await browser.close()
  }
}

async function compareAll(/** @type {import('playwright-core').Browser} */ browser) {
  const sizes = await measureSizes()
  console.log('Sizes, gzip')
  for (const [name, { goal, what }] of Object.entries(budgets)) {
    const size = sizes[/** @type {keyof typeof sizes} */ (name)]
    if (size !== undefined) console.log(`  ${String(size).padStart(7)} (goal ${goal})  ${what}`)
  }
  await buildPage('react-mobx')
  await buildPage('hand-written')
  await withServed(pages, async (targets) => {
    for (const [index, slowdown] of [1, 4].entries()) await compare(browser, targets, slowdown, index)
  })
}

async function compare(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {import('./in-turn.mjs').Target[]} */ targets,
  /** @type {number} */ slowdown,
  /** @type {number} */ goalIndex,
) {
  const rounds = await measureInTurn(targets, runs, (target) => measurePage(browser, { ...target, slowdown }))
  console.log(`\nProcessor at 1/${slowdown}: median of ${runs} runs, and the ratio to the React + MobX dialog`)
  const names = /** @type {const} */ ([
    'loadCpu',
    'openCpu',
    'open',
    'settled',
    'connect',
    'heap',
    'requestsBeforeClick',
    'requestsOnOpen',
    'outside',
  ])
  for (const name of names) {
    const [modal, floor, hand] = pages.map((_, index) => median(rounds.map((samples) => samples[index]?.[name] ?? 0)))
    const ratio = floor ? (modal ?? 0) / floor : 0
    const goal = goals[/** @type {keyof typeof goals} */ (name)]?.[goalIndex]
    const verdict = goal === undefined ? '' : ` ×${ratio.toFixed(2)} (goal ≤ ${goal})`
    console.log(`  ${name.padEnd(20)} ${format(modal)}  floor ${format(floor)}  hand-written ${format(hand)}${verdict}`)
  }
}

function format(/** @type {number | undefined} */ value) {
  return (value ?? 0).toFixed(1).padStart(7)
}
