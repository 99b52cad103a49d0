import { test } from 'vitest'
import { fixture, fixtureNames } from '../test-support/import-fixtures'
import { kitsIn } from './find-setup'
import { planImport } from './plan-import'
import { setupFile } from './write-setup'
import { unifiedDiff } from '../wire/unified-diff'
import { styleOfSource } from '../wire/source-style'
import { kitPackages } from './left-packages'
import { frameworkOf } from '../host/framework'

test.each(fixtureNames)('%s', (name) => {
  const { sources, packages } = fixture(name)
  const [kit] = kitsIn(sources, packages)
  console.log('=====', name, kit)
  const plan =
    kit &&
    planImport(sources, kit, packages, { target: 'src/wallet-modal', wallet: 'src/wallet.tsx', mayReplace: true })
  if (!plan) return console.log('none')
  console.log(plan.isExact, plan.provider, plan.setup.units.map((u) => u.id).join(' '))
  console.log(plan.unmatched.map((u) => `${u.file}:${u.line} ${u.what} -- ${u.why}`).join('\n'))
  console.log(plan.replaced.map((u) => `${u.file}:${u.line} ${u.what} => ${u.becomes}`).join('\n'))
  console.log(
    setupFile(plan.setup, {
      framework: frameworkOf([...packages.keys()], []),
      language: 'typescript',
      path: 'src/wallet.tsx',
      target: 'src/wallet-modal',
      style: styleOfSource([...plan.texts.values()][0] ?? ''),
      config: plan.config,
    }),
  )
  for (const [path, text] of plan.texts) console.log(unifiedDiff(path, sources.textOf(path), text))
  const after = new Map(sources.paths.map((path) => [path, plan.texts.get(path) ?? sources.textOf(path)]))
  console.log(JSON.stringify(kitPackages(kit, packages.keys(), after)))
})
