import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createProgram } from '../program'
import { defaultName } from '../run/create/location'
import { listSource } from '../test-support/source-files'
import { firstWords, pasteable } from './pasteable'

const runner = { command: 'npx create-wallet-modal', fetched: 'npx create-wallet-modal', inFolder: '' }

test.each([
  ['Run create-wallet-modal undo.', 'Run npx create-wallet-modal undo.'],
  ['See create-wallet-modal --help.', 'See npx create-wallet-modal --help.'],
  ['create-wallet-modal -C packages/a', 'npx create-wallet-modal -C packages/a'],
  ['npx create-wallet-modal@1.2.3 update', 'npx create-wallet-modal@1.2.3 update'],
  ['npx create-wallet-modal update', 'npx create-wallet-modal update'],
  ['an unpacked create-wallet-modal 1.2.3', 'an unpacked create-wallet-modal 1.2.3'],
  ['a later version of create-wallet-modal (schema 2)', 'a later version of create-wallet-modal (schema 2)'],
])('%s', (text, expected) => {
  expect(pasteable(text, runner)).toBe(expected)
})

test.each([
  ['Run: create-wallet-modal@latest update', 'Run: pnpm dlx create-wallet-modal@latest -C shop update'],
  ['Run: create-wallet-modal@1.2.3, with the same', 'Run: pnpm dlx create-wallet-modal@1.2.3 -C shop, with the same'],
  ['or use create-wallet-modal@latest.', 'or use pnpm dlx create-wallet-modal@latest -C shop.'],
  ['in node_modules/.pnpm/create-wallet-modal@1.2.3/x', 'in node_modules/.pnpm/create-wallet-modal@1.2.3/x'],
])('Another version is fetched by the package manager, for the named folder: %s', (text, expected) => {
  const other = { command: 'node ../cli.js -C shop', fetched: 'pnpm dlx create-wallet-modal', inFolder: ' -C shop' }
  expect(pasteable(text, other)).toBe(expected)
})

test('Every command can be the first word of a command line.', () => {
  const launch = { packageRoot: '/pkg', version: '1.2.3', env: {}, signal: new AbortController().signal }
  const names = createProgram(launch).commands.map((command) => command.name())
  expect(names.filter((name) => !firstWords.includes(name))).toEqual([])
})

test('Every command line in a text of the CLI can be pasted as it is reported.', () => {
  // Matches texts that name the package, and no command line.
  const plain =
    /(unpacked|clone of|version of|this) create-wallet-modal|create-wallet-modal (sandbox:|could|of|is only)/
  const wrong = listSource().flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) =>
        line
          .trim()
          .replace(/\$\{([\w.]*command(\.name\(\))?|meant[^}]*)\}/g, 'update')
          .replace('${defaultName}', defaultName),
      )
      .filter((line) => /['`"].*create-wallet-modal [\w$-]/.test(line) && !/^(\/\/|\*|\/\*\*)/.test(line))
      .filter((line) => !plain.test(line) && !line.includes('npx create-wallet-modal'))
      .filter((line) =>
        pasteable(line, { ...runner, command: 'RUNNER', fetched: 'RUNNER' }).includes('create-wallet-modal '),
      )
      .map((line) => `${path}: ${line}`),
  )
  expect(wrong).toEqual([])
})
