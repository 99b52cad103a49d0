// Which tests are part of which command. Each test is part of exactly one of the two.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const flows = fileURLToPath(new URL('../e2e', import.meta.url))

/** The files that contain a flow with the tag `main`. The others are not opened, because that takes time and runs nothing. */
const mainFiles = readdirSync(flows)
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => /tags: 'main'|@module-tag main$/m.test(readFileSync(`${flows}/${name}`, 'utf8')))
  .map((name) => `e2e/${name}`)

/** `npm test`: the modal, the CLI, the types of each unit, and one whole flow in Chromium for each capability. */
export const main = [
  { name: 'unit', args: projects('cli', 'template', 'types') },
  { name: 'main flows', args: [...projects('e2e'), '--tags-filter=main', ...mainFiles] },
]

/** The rest: the sandbox, long runs, views under React's compiler, all other flows, and apps of few units. */
export const rest = [
  { name: 'long', args: projects('sandbox', 'long', 'compiled') },
  { name: 'flows', args: [...projects('e2e', 'selections'), '--tags-filter=!main'] },
]

function projects(/** @type {string[]} */ ...names) {
  return names.map((name) => `--project=${name}`)
}
