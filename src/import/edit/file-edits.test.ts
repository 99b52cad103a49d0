import { expect, test } from 'vitest'
import { planOf } from '../../test-support/imports/report'
import { ProjectSources } from '../source/project-sources'
import { readSource, type SourceFile } from '../source/source-file'
import { applyEdits } from './apply-edits'
import { textOf } from '../source/values'
import { lostExports, lostNames } from './check-result'
import { FileEdits } from './file-edits'

const isKit = (from: string): boolean => from === 'kit'

function fileOf(text: string): SourceFile {
  return readSource('src/a.tsx', text) ?? expect.fail('The text has a syntax error.')
}

function importOf(file: SourceFile, name: string) {
  return file.imports.get(name) ?? expect.fail(`${name} is not imported.`)
}

test('Imports and variables that the edits leave unused are removed; those that were unused before stay.', () => {
  const file = fileOf(
    "import { a, b, unread } from 'kit'\nimport c from './c'\n\n// Names the app.\nconst name = 'x'\nconst other = 1\n\na(name, c)\nb()\n",
  )
  const edits = new FileEdits(file)
  const [, , , , call] = file.program['body'] as SourceFile['program'][]
  if (call) edits.removeStatement(call)
  expect(edits.text(isKit)).toBe("import { b, unread } from 'kit'\n\nconst other = 1\n\nb()\n")
})

test('An unused variable stays when its initialiser may have a side effect.', () => {
  const file = fileOf(
    "import { a } from 'kit'\nimport { start } from './start'\n\nconst started = start()\n\na(started)\n",
  )
  const edits = new FileEdits(file)
  const call = (file.program['body'] as SourceFile['program'][]).at(-1)
  if (call) edits.removeStatement(call)
  expect(edits.text(isKit)).toBe("import { start } from './start'\n\nconst started = start()\n")
})

test('A new import replaces the kit’s import, joins the import of the same module, or follows the last import.', () => {
  const file = fileOf("import { a } from 'kit'\nimport { http } from 'wagmi'\n\na(http)\n")
  const edits = new FileEdits(file)
  edits.drop(importOf(file, 'a'))
  edits.add('ours', './modal', 'a')
  edits.add('createConfig', 'wagmi')
  expect(edits.text(isKit)).toBe(
    "import { ours as a } from './modal'\nimport { http, createConfig } from 'wagmi'\n\na(http)\n",
  )
  const plain = new FileEdits(fileOf("'use client'\n\nexport const x = 1\n"))
  plain.add('ours', './modal')
  expect(plain.text(isKit)).toBe("'use client'\n\nimport { ours } from './modal'\n\nexport const x = 1\n")
})

test('An import declaration on several lines stays on several lines when it loses a name.', () => {
  const file = fileOf("import {\n  a,\n  b,\n  type C,\n} from 'kit'\n\nb<C>()\na()\n")
  const edits = new FileEdits(file)
  const call = (file.program['body'] as SourceFile['program'][]).at(-1)
  if (call) edits.removeStatement(call)
  expect(edits.text(isKit)).toBe("import {\n  b,\n  type C,\n} from 'kit'\n\nb<C>()\n")
})

test('A file gets no new text when the new text would read a name that it does not declare.', () => {
  const file = fileOf("import { a } from 'kit'\n\na()\n")
  const edits = new FileEdits(file)
  edits.drop(importOf(file, 'a'))
  expect(edits.text(isKit)).toBeNull()
  expect(lostNames(file, 'a()\n')).toEqual(['a'])
})

test('Overlapping edits throw an error.', () => {
  expect(() =>
    applyEdits('abc', [
      { start: 0, end: 2, text: '' },
      { start: 1, end: 3, text: '' },
    ]),
  ).toThrow('overlap')
})

test('A removed export is reported when another file imports or re-exports it.', () => {
  const sources = new ProjectSources(
    new Map([
      ['src/a.ts', 'export const one = 1\nexport const two = 2\n'],
      ['src/b.ts', "import { one } from './a'\none\n"],
      ['src/c.ts', "export * from './a'\n"],
      ['src/d.ts', "import { two } from './a'\ntwo\n"],
    ]),
  )
  const lost = lostExports(sources, new Map([['src/a.ts', 'export const two = 2\n']]))
  expect(lost.map((one) => `${one.file.path}: ${textOf(one)}`)).toEqual([
    "src/b.ts: import { one } from './a'",
    "src/c.ts: export * from './a'",
  ])
})

test('The code of a kit stays unchanged when another file re-exports the kit’s object.', () => {
  const files = new Map([
    [
      'src/config.ts',
      "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nimport { createAppKit } from '@reown/appkit/react'\nimport { mainnet } from '@reown/appkit/networks'\n\nexport const wagmiAdapter = new WagmiAdapter({ networks: [mainnet] })\n\ncreateAppKit({ adapters: [wagmiAdapter], networks: [mainnet] })\n",
    ],
    ['src/all.ts', "export * from './config'\n"],
    ['src/page.tsx', "import { wagmiAdapter } from './all'\nwagmiAdapter.wagmiConfig\n"],
  ])
  const packages = new Map([
    ['@reown/appkit', '1'],
    ['wagmi', '2'],
    ['viem', '2'],
  ])
  const plan = planOf({ sources: new ProjectSources(files), packages })
  expect(plan.isExact).toBe(false)
  expect([...plan.texts]).toEqual([])
})
