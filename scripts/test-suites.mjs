// The suites of `npm test` and of `npm run test:rest`. Each test belongs to exactly one of these two commands.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const flows = fileURLToPath(new URL('../e2e', import.meta.url))

/** The test files that contain a flow with the tag `main`. For `npm test` Vitest opens no other file of flows, because opening a file takes time even if none of its flows runs. */
const mainFiles = readdirSync(flows)
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => /tags: 'main'|@module-tag main$/m.test(readFileSync(`${flows}/${name}`, 'utf8')))
  .map((name) => `e2e/${name}`)

/** `npm test`: the modal, the CLI, the types of each unit, and one whole flow in Chromium for each capability. */
export const main = [
  { name: 'unit', args: projects('cli', 'template', 'types') },
  { name: 'main flows', args: [...projects('e2e'), '--tags-filter=main', ...mainFiles] },
]

/** `npm run test:rest`: the sandbox, long runs, views under React's compiler, the modal under SES, the flows that `npm test` leaves out, and apps of few units. */
export const rest = [
  { name: 'long', args: projects('sandbox', 'long', 'compiled', 'lockdown') },
  { name: 'flows', args: [...projects('e2e', 'selections', 'measured'), '--tags-filter=!main'] },
]

function projects(/** @type {string[]} */ ...names) {
  return names.map((name) => `--project=${name}`)
}
