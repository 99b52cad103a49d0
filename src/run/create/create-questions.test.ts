import { expect, test } from 'vitest'
import { diskWith, somebody, worldOf } from '../../test-support/world'
import { runCreate } from './create'

test('The questions come in the documented order.', async () => {
  const { prompter, asked } = somebody()
  const outcome = await runCreate({}, worldOf(diskWith(), { prompter }))
  expect(asked).toEqual(['location', 'chains', 'features', 'tests', 'install', 'git'])
  expect(outcome).toMatchObject({ ok: true, interactive: true, project: '/work/my-wallet-app' })
})

test('A question that a flag answers is not asked.', async () => {
  const { prompter, asked } = somebody()
  const input = { dir: 'x', chains: 'evm', features: 'none', tests: true, install: false, git: false }
  await runCreate(input, worldOf(diskWith(), { prompter }))
  expect(asked).toEqual([])
})

test('After a bad name, the question is repeated with a proposal.', async () => {
  const { prompter, asked } = somebody()
  await runCreate({ dir: 'My Shop' }, worldOf(diskWith(), { prompter }))
  expect(asked[0]).toBe('name')
})

test('The user can consent when asked; refusing changes nothing.', async () => {
  const files = { '/work/shop/notes.txt': 'mine' }
  const refused = diskWith(files)
  const no = await runCreate({ dir: 'shop' }, worldOf(refused, { prompter: somebody().prompter }))
  expect(no.exitCode).toBe(4)
  expect(refused.snapshot()).toEqual(diskWith(files).snapshot())
  const yes = await runCreate(
    { dir: 'shop' },
    worldOf(diskWith(files), { prompter: somebody({ overwrite: true }).prompter }),
  )
  expect(yes.exitCode).toBe(0)
})

test('The repeat command does the same without questions.', async () => {
  const answers = { location: 'shop', chains: ['solana'], features: [], tests: false, install: false, git: false }
  const { prompter } = somebody(answers)
  const first = await runCreate({}, worldOf(diskWith(), { prompter }))
  const line = [
    'shop',
    '--chains',
    'solana',
    '--features',
    'none',
    '--no-tests',
    '--no-install',
    '--no-git',
    '--no-input',
  ]
  expect(first.repeat).toEqual(line)
  const input = { dir: 'shop', chains: 'solana', features: 'none', tests: false, install: false, git: false }
  const second = await runCreate(input, worldOf(diskWith()))
  expect(second.changes).toEqual(first.changes)
})
