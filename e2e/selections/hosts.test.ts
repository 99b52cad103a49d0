import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeFileSystem } from '../../src/fs/node-file-system'
import { inspectProject } from '../../src/host/project'
import { firstCopyTree, hostPackageJson } from '../../src/run/create-tree'
import { choosable } from '../../src/test-support/covering-set'
import { template, useFolder, writeProject } from './app'
import { runTool } from './run'

const folder = useFolder()

/** Every check that the compiler has and a team may have chosen. */
const strictest = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['vite/client'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  strictBuiltinIteratorReturn: true,
  forceConsistentCasingInFileNames: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
}

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)
const main = "export { createWalletModal, WalletModalProvider } from './wallet-modal'\n"
const everything = choosable(template.units).map(({ id }) => id)

test.each([
  ['everything, with tests', everything, true],
  ['everything, without tests', everything, false],
  ['one chain, without tests', ['ethers'], false],
  ['one chain, with tests', ['solana'], true],
])('a copy of %s type-checks in a project with the strictest options', async (name, units, tests) => {
  const project = join(folder.path, name)
  const selection = { units, tests }
  const tsconfig = bytes({ compilerOptions: strictest, include: ['src'] })
  const empty = { name: 'host', devDependencies: { typescript: '7', vite: '8' } }
  await writeProject(project, new Map([['package.json', bytes(empty)]]))
  const host = await inspectProject(nodeFileSystem, project)
  const tree = await firstCopyTree(template, selection, '1.0.0', 'src/wallet-modal', null)
  const packageJson = hostPackageJson(template, selection, host).bytes
  await writeProject(
    project,
    new Map([
      ...tree,
      ['package.json', packageJson],
      ['tsconfig.json', tsconfig],
      ['src/main.ts', new TextEncoder().encode(main)],
    ]),
  )
  expect(await runTool(project, 'typescript/bin/tsc', '-p', '.')).toBe('')
})
