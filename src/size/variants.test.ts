import { expect, test } from 'vitest'
import { readTemplate } from '../emit/template'
import { closeSelection } from '../emit/units'
import { nodeFileSystem } from '../fs/node-file-system'
import type { CopySelection } from '../manifest/manifest'
import { packageRoot } from '../test-support/cli-process'
import { variantsOf } from './variants'

const { units } = await readTemplate(nodeFileSystem, `${packageRoot}/template`)
const selectionOf = (ids: readonly string[], tests = false): CopySelection => {
  const of = (...kinds: string[]) =>
    units.filter(({ id, kind }) => ids.includes(id) && kinds.includes(kind)).map(({ id }) => id)
  return { chains: of('chain'), features: of('feature', 'locale'), tests, suites: false }
}

test('Each unit of the default copy leaves once, with the units that require it, and nothing else leaves.', () => {
  const chosen = units.filter((unit) => unit.default && unit.kind !== 'core').map(({ id }) => id)
  const selection = selectionOf(chosen, true)
  const variants = variantsOf(selection, units)
  const ids = variants.map(({ id }) => id)
  const languages = chosen.filter((id) => id.startsWith('locale-'))
  expect([...ids].sort()).toEqual(
    [...chosen.filter((id) => id !== 'showcase' && !languages.includes(id)), 'auth-frame', 'languages'].sort(),
  )
  for (const { id, together, selection: rest } of variants.filter((each) => each.id !== 'languages')) {
    const kept = [...rest.chains, ...rest.features]
    const gone = chosen.filter((each) => !kept.includes(each))
    expect(gone.filter((each) => each !== id).sort()).toEqual([...together].sort())
    expect(closeSelection(kept, units, rest.tests), id).not.toContain(id)
  }
  const ofTokens = variants.find(({ id }) => id === 'tokens')
  expect(ofTokens?.together).toEqual(['send', 'swap'])
  const ofLanguages = variants.find(({ id }) => id === 'languages')
  expect(ofLanguages?.together).toEqual(languages)
})

test('A unit that another unit has brought is measured, and takes that unit along.', () => {
  const variants = variantsOf(selectionOf(['ethers', 'all-wallets']), units)
  expect(variants.map(({ id, together }) => [id, together])).toEqual([
    ['all-wallets', []],
    ['ethers', []],
    ['universal', ['all-wallets']],
  ])
})
