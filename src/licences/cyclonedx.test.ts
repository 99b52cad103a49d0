import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { describe, expect, test } from 'vitest'
import { cyclonedx, purlOf, type JudgedPackage } from './cyclonedx'
import type { InstalledTree } from './installed-tree'
import type { LockfileHashes } from './lockfile-hashes'

interface Bom {
  components: {
    'bom-ref': string
    name: string
    group?: string
    purl: string
    scope: string
    hashes?: object[]
    licenses?: object[]
  }[]
  dependencies: { ref: string; dependsOn: string[] }[]
  metadata: { component: { 'bom-ref': string } }
}

const one = (name: string, more: Partial<JudgedPackage> = {}): JudgedPackage => ({
  name,
  published: name,
  version: '1.0.0',
  folder: `/app/node_modules/${name}`,
  declared: 'MIT',
  isOwn: false,
  uses: [],
  isProduction: true,
  verdict: 'free',
  licences: ['MIT'],
  why: null,
  ...more,
})

function bomOf(packages: JudgedPackage[], roots: string[], hashes: LockfileHashes = new Map()): Bom {
  const tree: InstalledTree = {
    name: 'shop',
    version: '2.0.0',
    absent: [],
    packages: new Map(packages.map((each) => [each.folder, each])),
    roots: roots.map((name) => ({ name, folder: `/app/node_modules/${name}`, isProduction: true })),
  }
  return cyclonedx(tree, packages, hashes, { name: 'create-wallet-modal', version: '1.2.3' }) as Bom
}

/** Validates a bill of materials against the JSON schema of CycloneDX 1.6. Returns `null` when there is no error. */
async function validate(bom: object): Promise<unknown> {
  return new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(JSON.stringify(bom))
}

const everything = (): Bom =>
  bomOf(
    [
      one('@scope/lib', { uses: ['/app/node_modules/deep', '/app/node_modules/@scope/lib/node_modules/deep'] }),
      one('deep', { licences: ['LGPL'], verdict: 'not-free' }),
      one('deep', { folder: '/app/node_modules/@scope/lib/node_modules/deep', version: '2.0.0+build.1' }),
      one('named', { licences: ['(MIT OR Apache-2.0)'], declared: '(MIT OR Apache-2.0)', verdict: 'named' }),
      one('old', { licences: ['Apache 2.0'], declared: 'Apache 2.0', verdict: 'named' }),
      one('two', { licences: ['Apache-2.0', 'MIT'] }),
      one('none', { licences: [], declared: null, verdict: 'unknown', isProduction: false }),
    ],
    ['@scope/lib', 'named', 'old', 'two', 'none'],
    new Map([['deep@1.0.0', [{ alg: 'SHA-512', content: '07'.repeat(64) }]]]),
  )

test('A bill of materials is valid against the schema of CycloneDX 1.6, and the schema rejects an invalid bill.', async () => {
  expect(await validate(everything())).toBeNull()
  expect(await validate({ ...everything(), specVersion: 1.6 })).not.toBeNull()
  expect(await validate({ ...everything(), components: [{ name: 'x' }] })).not.toBeNull()
})

describe('A component of the bill of materials', () => {
  const find = (name: string): Bom['components'][number] | undefined =>
    everything().components.find((each) => each.name === name)

  test('has its package URL, its scope as a group, and the hashes of the lockfile', () => {
    expect(find('lib')).toMatchObject({ group: '@scope', purl: 'pkg:npm/%40scope/lib@1.0.0', scope: 'required' })
    expect(find('lib')).not.toHaveProperty('hashes')
    expect(find('deep')?.hashes).toEqual([{ alg: 'SHA-512', content: '07'.repeat(64) }])
    expect(purlOf('@a/b', '1.0.0+x')).toBe('pkg:npm/%40a/b@1.0.0%2Bx')
  })

  test('has the scope excluded when only development needs the package', () => {
    expect(find('none')?.scope).toBe('excluded')
  })

  test.each([
    ['lib', [{ license: { id: 'MIT', acknowledgement: 'concluded' } }]],
    ['deep', [{ license: { name: 'LGPL', acknowledgement: 'concluded' } }]],
    ['named', [{ expression: '(MIT OR Apache-2.0)', acknowledgement: 'declared' }]],
    ['old', [{ license: { name: 'Apache 2.0', acknowledgement: 'declared' } }]],
    [
      'two',
      [
        { license: { id: 'Apache-2.0', acknowledgement: 'concluded' } },
        { license: { id: 'MIT', acknowledgement: 'concluded' } },
      ],
    ],
    ['none', undefined],
  ])('%s has the licences of its judgement', (name, licences) => {
    expect(find(name)?.licenses).toEqual(licences)
  })
})

test('The bill of materials lists the dependencies of the project and of each package version, and every reference has a component.', () => {
  const { dependencies, components, metadata } = everything()
  const refs = new Set([metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])])
  expect(dependencies.find(({ ref }) => ref === 'pkg:npm/%40scope/lib@1.0.0')?.dependsOn).toEqual([
    'pkg:npm/deep@1.0.0',
    'pkg:npm/deep@2.0.0%2Bbuild.1',
  ])
  expect(dependencies[0]).toMatchObject({ ref: metadata.component['bom-ref'] })
  expect(dependencies[0]?.dependsOn).toHaveLength(5)
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual([])
})

test('A package that is installed under an alias has its published name in the bill of materials.', () => {
  expect(bomOf([one('alias', { published: 'real' })], ['alias']).components[0]?.purl).toBe('pkg:npm/real@1.0.0')
})

test('A package version in two folders is one component, which is required when production needs one of the folders.', () => {
  const twin = one('lib', { folder: '/app/node_modules/x/node_modules/lib' })
  const { components, dependencies } = bomOf([one('lib', { isProduction: false }), twin], ['lib'])
  expect(components.map(({ scope }) => scope)).toEqual(['required'])
  expect(dependencies.map(({ ref }) => ref)).toEqual(['pkg:npm/shop@2.0.0#root', 'pkg:npm/lib@1.0.0'])
})
