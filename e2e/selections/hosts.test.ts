import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeFileSystem } from '../../src/fs/node-file-system'
import { inspectProject } from '../../src/host/project'
import { firstCopyTree, hostPackageJson } from '../../src/run/create/create-tree'
import { choosable } from '../../src/test-support/covering-set'
import { template, useFolder, writeProject } from './app'
import { runTool } from './run'

const folder = useFolder()

/** Every check of the compiler that a team may have turned on. */
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

/** The sheets' declarations of a framework, which stand beside those of the copy. */
const ofFramework = `declare module '*.module.css' {
  const classes: { readonly [key: string]: string }
  export default classes
}
declare module '*.css' {}
`

test.each([
  ['everything, with tests', everything, true],
  ['everything, without tests', everything, false],
  ['one chain, without tests', ['ethers'], false],
  ['one chain, with tests', ['solana'], true],
])('a copy of %s type-checks in a project with the strictest options', async (name, units, tests) => {
  const project = await copyInto(name, { units, tests }, { 'src/main.ts': main })
  await checkTypes(project, strictest, 'src')
})

test('a copy in a package without the types of a bundler type-checks', async () => {
  const project = await copyInto('shared package', { units: everything, tests: false }, { 'src/main.ts': main })
  await checkTypes(project, { ...strictest, types: [] }, 'src')
})

test.each([
  ['Vite', { 'src/main.ts': `/// <reference types="vite/client" />\n${main}` }],
  ['Next.js', { 'src/main.ts': main, 'src/global.d.ts': ofFramework }],
])('the style sheets that a copy declares do not clash with those of %s', async (name, files) => {
  const project = await copyInto(`beside ${name}`, { units: ['ethers'], tests: false }, files)
  const output = await typesOf(project, { ...strictest, types: [], skipLibCheck: false }, 'src')
  expect(output.split('\n').filter((line) => /^(src|\S*vite\/)\S*\.d\.ts/.test(line))).toEqual([])
})

/** A package with a copy and further files, and with the modal's packages. */
async function copyInto(
  name: string,
  selection: { units: string[]; tests: boolean },
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const project = join(folder.path, name)
  const empty = { name: 'host', devDependencies: { typescript: '7', vite: '8' } }
  await writeProject(project, new Map([['package.json', bytes(empty)]]))
  const host = await inspectProject(nodeFileSystem, project)
  const tree = await firstCopyTree(template, selection, '1.0.0', 'src/wallet-modal', null)
  const packageJson = hostPackageJson(template, selection, host).bytes
  const own = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const)
  await writeProject(project, new Map([...tree, ['package.json', packageJson], ...own]))
  return project
}

async function checkTypes(project: string, compilerOptions: object, include: string): Promise<void> {
  await writeProject(project, new Map([['tsconfig.json', bytes({ compilerOptions, include: [include] })]]))
  expect(await runTool(project, 'typescript/bin/tsc', '-p', '.')).toBe('')
}

/** The compiler's output. */
async function typesOf(project: string, compilerOptions: object, include: string): Promise<string> {
  return checkTypes(project, compilerOptions, include).then(() => '', String)
}
