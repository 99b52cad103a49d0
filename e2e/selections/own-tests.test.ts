import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerOf } from '../../src/emit/units'
import { nodeFileSystem } from '../../src/fs/node-file-system'
import { inspectProject } from '../../src/host/project'
import { firstCopyTree, hostPackageJson } from '../../src/run/create/create-tree'
import { singleSets } from '../../src/test-support/covering-set'
import { template, useFolder, writeApp, writeProject } from './app'
import { runTool } from './run'

const folder = useFolder()
const tests = [...template.files.keys()].filter((path) => /\.test\.tsx?$/.test(path))

/** The tests of a unit. */
function testsOf(id: string): string[] {
  return tests.filter((path) => {
    const owner = ownerOf(path, template.units)
    return typeof owner !== 'string' && owner.id === id
  })
}

// One of the smallest copies: no EVM chain and no feature. The project has vitest, but no config for it.
test.each([
  ['the tests that protect edits', false, 70],
  ['all tests', true, 80],
] as const)(
  '[C10-05] A copy of one chain and no feature with %s passes every test that came with it, whatever the project’s config.',
  async (_, suites, least) => {
    const project = join(folder.path, suites ? 'host-all' : 'host')
    const selection = { units: singleSets(template.units).get('solana') ?? [], tests: true, suites }
    await writeProject(project, new Map([['package.json', encode({ name: 'host', devDependencies: { vitest: '4' } })]]))
    const host = await inspectProject(nodeFileSystem, project)
    const tree = await firstCopyTree(template, selection, '1.0.0', 'src/wallet-modal', null)
    const tsconfig = encode({ compilerOptions: { jsx: 'react-jsx' } })
    const own = [
      ['package.json', hostPackageJson(template, selection, host).bytes],
      ['tsconfig.json', tsconfig],
    ] as const
    await writeProject(project, new Map([...tree, ...own]))
    const output = await runTool(project, 'vitest/vitest.mjs', 'run', '--reporter=dot', '--pool=vmThreads')
    expect(Number(/Test Files {2}(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(least)
  },
)

const encode = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

const alone = [...singleSets(template.units)].filter(([id]) => id !== 'solana' && testsOf(id).length > 0)

test.each(alone)('in an app with nothing else, the tests of %s pass', async (id, units) => {
  const app = await writeApp(folder.path, units)
  const output = await runTool(app, 'vitest/vitest.mjs', 'run', '--reporter=dot', ...testsOf(id))
  expect(output).toMatch(new RegExp(`Test Files {2}${testsOf(id).length} passed`))
})
