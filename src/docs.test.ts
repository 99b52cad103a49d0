import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exitCodeOf } from './errors'
import { createProgram } from './program'
import { fieldsOf, generatedParts, namesBelow, withParts } from './test-support/cli-docs'
import { packageRoot } from './test-support/cli-process'
import { jsonContract, usageContract } from './test-support/json-contract'

const path = join(packageRoot, 'docs', 'cli.md')
const document = readFileSync(path, 'utf8')
const program = createProgram({ packageRoot: '/pkg', version: '1.2.3', env: {}, signal: new AbortController().signal })

test('docs/cli.md has the commands and flags that there are (after a change: npx vitest run src/docs.test.ts -u)', async () => {
  await expect(withParts(document, generatedParts(program))).toMatchFileSnapshot(path)
})

test('docs/cli.md has every error code, with its exit code and what to do.', () => {
  const rows = [...document.matchAll(/^\| `(WM_\w+)` \| (\d+) \| (.+) \|$/gm)]
  expect(Object.fromEntries(rows.map(([, code, exit]) => [code, Number(exit)]))).toEqual(exitCodeOf)
  expect(rows.filter(([, , , text = '']) => text.trim().length < 20)).toEqual([])
})

describe('what --json prints is told field by field', () => {
  const everywhere = namesBelow(document, '### Every command')
  const writing = namesBelow(document, '### create, import, add, remove, update, undo')

  test.each(Object.entries(jsonContract))('%s', (name, schema) => {
    const isWriting = ['create', 'import', 'add', 'remove', 'update', 'undo'].includes(name)
    const isChange = isWriting && name !== 'create' && name !== 'import'
    const own = isChange ? namesBelow(document, '### add, remove, update, undo') : namesBelow(document, `### ${name}`)
    const ofCreate = name === 'import' ? namesBelow(document, '### create') : []
    const told = [...everywhere, ...(isWriting ? writing : []), ...ofCreate, ...own]
    expect([...new Set(told)].sort()).toEqual(fieldsOf(schema).sort())
  })

  test('a command line that was not understood', () => {
    expect(fieldsOf(usageContract).filter((field) => !everywhere.includes(field))).toEqual([])
  })
})
