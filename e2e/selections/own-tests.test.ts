import { expect, test } from 'vitest'
import { ownerOf } from '../../src/emit/units'
import { singleSets } from '../../src/test-support/covering-set'
import { template, useFolder, writeApp } from './app'
import { runTool } from './run'

const folder = useFolder()
const tests = [...template.files.keys()].filter((path) => /\.test\.tsx?$/.test(path))

/** The tests that a unit brings. */
function testsOf(id: string): string[] {
  return tests.filter((path) => {
    const owner = ownerOf(path, template.units)
    return typeof owner !== 'string' && owner.id === id
  })
}

// What is left when most is left out: no EVM chain, no feature.
test('[C10-05] an app of one chain and no feature passes every test that came with it', async () => {
  const app = await writeApp(folder.path, singleSets(template.units).get('solana') ?? [])
  const output = await runTool(app, 'vitest/vitest.mjs', 'run', '--reporter=dot')
  expect(Number(/Test Files {2}(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(80)
})

const alone = [...singleSets(template.units)].filter(([id]) => id !== 'solana' && testsOf(id).length > 0)

test.each(alone)('in an app with nothing else, the tests of %s pass', async (id, units) => {
  const app = await writeApp(folder.path, units)
  const output = await runTool(app, 'vitest/vitest.mjs', 'run', '--reporter=dot', ...testsOf(id))
  expect(output).toMatch(new RegExp(`Test Files {2}${testsOf(id).length} passed`))
})
