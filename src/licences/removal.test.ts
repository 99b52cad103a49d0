import { expect, test } from 'vitest'
import type { Facts } from '../doctor/facts'
import { parseUnits } from '../emit/units'
import { removalOf } from './removal'

const feature = (id: string, more: object = {}): object => ({
  id,
  kind: 'feature',
  title: id,
  files: [`src/${id}/**`],
  ...more,
})
const units = parseUnits(
  JSON.stringify([
    { id: 'core', kind: 'core', title: 'Core', files: ['*'], dependencies: ['base'] },
    feature('send', { dependencies: ['lib'] }),
    feature('swap', { requires: ['send'] }),
    feature('pay', { dependencies: ['lib'] }),
    feature('history', { testDependencies: ['tool'] }),
    { ...feature('pair', { with: ['pay', 'history'], dependencies: ['both'] }), kind: 'shared' },
  ]),
)

/** Returns the removal of a package whose root dependencies are `names`, in a copy with these features. */
function remove(features: string[], ...names: string[]): ReturnType<typeof removalOf> {
  const selection = { chains: [], features, tests: true, suites: false }
  const manifest = { schema: 1 as const, template: '1.0.0', selection, format: 'none' as const, files: {}, ignored: [] }
  const facts: Pick<Facts, 'copy' | 'template' | 'needed' | 'packageManager'> = {
    copy: { project: '/p', target: 'm', manifest, manifestBytes: new Uint8Array() },
    template: { files: new Map(), units, renames: [] },
    needed: ['base', 'lib', 'tool', 'both'].map((name) => ({ name, range: '*', section: 'dependencies' })),
    packageManager: 'npm',
  }
  return removalOf(
    names.map((name) => ({ name, folder: `/p/node_modules/${name}`, isProduction: true })),
    facts,
  )
}

test.each([
  ['the only unit that needs the package', ['send'], 'lib', ['send']],
  ['every unit that needs the package', ['send', 'pay'], 'lib', ['send', 'pay']],
  ['a unit and the units that require this unit', ['send', 'swap'], 'lib', ['send', 'swap']],
  ['one of two units that need the package only together', ['pay', 'history'], 'both', ['pay']],
  ['the unit whose tests need the package', ['history', 'pay'], 'tool', ['history']],
])('A package can be removed with %s.', (_, features, name, expected) => {
  const removal = remove(features, name)
  expect(removal).toMatchObject({ units: expected, own: [], core: [] })
  expect(removal.text).toBe(`To remove the package: create-wallet-modal remove ${expected.join(' ')}`)
})

test('A dependency of the modal’s core stays, even if a unit needs the dependency as well.', () => {
  expect(remove(['send'], 'lib', 'base').text).toBe('The package cannot be removed, because the modal needs base.')
})

test('A dependency that the copy does not need belongs to the team.', () => {
  expect(remove(['send'], 'other', 'lib').text).toBe(
    'To remove the package: create-wallet-modal remove send && npm uninstall other',
  )
})

test('The report says so when no dependency leads to the package.', () => {
  expect(remove([]).text).toBe('No dependency in package.json leads to the package.')
})
