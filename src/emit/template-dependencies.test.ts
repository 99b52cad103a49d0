import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { emit, isTest } from './emit'
import { dependenciesOf } from './package-json'
import { readTemplate } from './template'
import { closeSelection, requireOwner } from './units'

const template = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../../template', import.meta.url)))
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)

/** The packages that a project with Solana gets. */
function packagesWith(options: { tests: boolean; starter?: boolean }): string[] {
  const chosen = closeSelection(['solana'], template.units, options.tests)
  const source = text(template.files.get('package.json'))
  return dependenciesOf(source, template.units, chosen, options.tests, options.starter).map(({ name }) => name)
}

interface AppPackageJson {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides?: Record<string, unknown>
}

function newApp(units: string[], tests: boolean): AppPackageJson {
  return JSON.parse(text(emit(template, { units, tests }, { name: 'shop' }).get('package.json'))) as AppPackageJson
}

/** Whether one of these files imports a package by its name. */
function isImportedBy(name: string, paths: readonly string[]): boolean {
  const quoted = new RegExp(`(from|import|import\\()\\s*['"]${name}(/|['"])`)
  return paths.some((path) => quoted.test(text(template.files.get(path))))
}

test('A project gets Solana’s virtual machine only together with the tests that run it.', () => {
  expect(packagesWith({ tests: false })).not.toContain('litesvm')
  expect(packagesWith({ tests: true })).toContain('litesvm')
})

test('The unit Solana needs @solana/web3.js only for tests, so a production install does not contain rpc-websockets, which is under the LGPL.', () => {
  expect(packagesWith({ tests: false, starter: true })).not.toContain('@solana/web3.js')
  const app = newApp(['solana'], true)
  expect(app.dependencies).not.toHaveProperty('@solana/web3.js')
  expect(app.devDependencies).toHaveProperty('@solana/web3.js', '^1.99.0')
})

test('A new app with Solana has the virtual machine even without tests, because its sandbox runs it.', () => {
  expect(packagesWith({ tests: false, starter: true })).toContain('litesvm')
  expect(newApp(['solana'], false).devDependencies).toHaveProperty('litesvm')
  expect(newApp(['ethers'], false).devDependencies).not.toHaveProperty('litesvm')
})

test('npm prints no warning about the virtual machine’s dependencies, on any supported Node.', () => {
  expect(newApp(['solana'], true).overrides).toEqual({ litesvm: { commander: '^14.0.3' } })
  expect(newApp(['ethers'], true)).not.toHaveProperty('overrides')
})

test('A new app without tests has no packages that only tests import.', () => {
  const without = Object.keys(newApp(['solana', 'bitcoin'], false).devDependencies)
  expect(without).not.toContain('@testing-library/react')
  expect(without).not.toContain('fake-indexeddb')
  expect(Object.keys(newApp(['solana'], true).devDependencies)).toContain('@testing-library/react')
})

test('A package that only a unit’s tests import is not among the unit’s own dependencies.', () => {
  const paths = [...template.files.keys()].filter((path) => /\.tsx?$/.test(path))
  const wrong = template.units.flatMap(({ id, dependencies }) => {
    if (id === 'app') return []
    const own = paths.filter((path) => requireOwner(path, template.units).id === id)
    return dependencies.filter(
      (name) =>
        isImportedBy(name, own.filter(isTest)) &&
        !isImportedBy(
          name,
          paths.filter((path) => !isTest(path)),
        ),
    )
  })
  expect(wrong).toEqual([])
})
