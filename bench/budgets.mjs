// Fails when the modal weighs more, or its smallest copy is larger, than bench/budgets.json allows.
import budgets from './budgets.json' with { type: 'json' }
import { measureCopy } from './copy-size.mjs'
import { measureFrame } from './frame-sizes.mjs'
import { measureSizes } from './sizes.mjs'

const sizes = { ...(await measureSizes()), ...(await measureFrame()), ...(await measureCopy()) }
let exceeded = 0
for (const [name, { limit, goal, what }] of Object.entries(budgets)) {
  const size = sizes[/** @type {keyof typeof sizes} */ (name)]
  // A time is measured where there is a browser.
  if (size === undefined) continue
  const verdict = size > limit ? 'TOO MUCH' : size > goal ? 'above the goal' : 'ok'
  if (size > limit) exceeded += 1
  console.log(`${name.padEnd(22)} ${String(size).padStart(7)} of ${limit} (${verdict}) — ${what}`)
}
process.exitCode = exceeded > 0 ? 1 : 0
