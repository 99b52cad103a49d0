import { beforeAll, test } from 'vitest'
import { coveringSets } from '../../src/test-support/covering-set'
import { nameOf, template, useFolder, writeApp } from './app'
import { runTool } from './run'

// Each pair of units is in one of these apps together, and in another app separately.
const sets = coveringSets(template.units)
const folder = useFolder()

beforeAll(async () => {
  for (const set of sets) await writeApp(folder.path, set)
})

test('an app with any chains and features type-checks', async () => {
  await runTool(folder.path, 'typescript/bin/tsc', '-b', ...sets.map(nameOf))
})

test('an app with any chains and features passes its own linter without findings', async () => {
  await runTool(folder.path, 'oxlint/bin/oxlint', '--deny-warnings', ...sets.map(nameOf))
})
