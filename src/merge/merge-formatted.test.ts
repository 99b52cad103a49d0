import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isTest } from '../emit/emit'
import { readTemplate } from '../emit/template'
import { nodeFileSystem } from '../fs/node-file-system'
import { hostFormatter } from '../host/formatter'
import { packageRoot } from '../test-support/cli-process'
import { bytesOf, textOf } from '../text/text-style'
import { mergeChanges, type Format, type MergeRules } from './merge-changes'

// The folder is inside this repository so that Prettier is found, but without the repository's Prettier options.
mkdirSync(join(packageRoot, '.tmp'), { recursive: true })
const project = mkdtempSync(join(packageRoot, '.tmp', 'formatted-'))
writeFileSync(join(project, 'package.json'), '{}')
const options = { useTabs: true, semi: true, singleQuote: false, printWidth: 80, trailingComma: 'none' }
writeFileSync(join(project, '.prettierrc'), JSON.stringify(options))
afterAll(() => rmSync(project, { recursive: true, force: true }))

const format = await hostFormatter(project)
const template = await readTemplate(nodeFileSystem, join(packageRoot, 'template'))
const files = [...template.files]
  .filter(([path]) => /wallet-modal\/(stores|views|domain)\/.*\.tsx?$/.test(path) && !isTest(path))
  .map(([path, bytes]): [string, string] => [path, textOf(bytes)])
  .filter(([, text]) => text.split('\n').length >= 40)
  .filter(([, text]) => placeFrom(text.split('\n'), 0.6) - placeFrom(text.split('\n'), 0) > 6)
  .slice(0, 24)

/** Inserts a statement before the first declaration after a share of the file, or at its end. */
function withLine(text: string, share: number, line: string): string {
  const lines = text.split('\n')
  const place = placeFrom(lines, share)
  return [...lines.slice(0, place), line, '', ...lines.slice(place)].join('\n')
}

function placeFrom(lines: readonly string[], share: number): number {
  const isDeclared = (row: string, index: number): boolean =>
    lines[index - 1] === '' && /^(export|function|\/\*\*)/.test(row)
  const at = lines.findIndex((row, index) => index >= lines.length * share && isDeclared(row, index))
  return at === -1 ? lines.length - 1 : at
}

const conflictsWith = async (
  path: string,
  text: string,
  rule: Format | null,
): Promise<{ conflicts: number; text: string }> => {
  const mine = withLine((await format?.(path, text)) ?? '', 0, 'export const team = "edited"')
  const sides = {
    base: bytesOf(text),
    mine: bytesOf((await format?.(path, mine)) ?? ''),
    theirs: bytesOf(withLine(text, 0.6, "export const upstream = 'changed'")),
  }
  const rules: MergeRules = {
    mode: 'inline',
    labels: { mine: 'yours', base: 'template 1', theirs: 'template 2' },
    format: rule,
    mergeLong: async () => null,
    isRegistry: () => false,
    withoutBase: new Set(),
  }
  const [change] = await mergeChanges([{ path, action: 'conflict', reason: 'edited-both', sides }], new Map(), rules)
  return { conflicts: change?.lines?.length ?? 0, text: textOf(change?.bytes ?? new Uint8Array()) }
}

describe('files of the template, formatted by a host’s own rules and edited, with an upstream change elsewhere', () => {
  test.each(files)('%s merges without a conflict, and stays formatted', async (path, text) => {
    const merged = await conflictsWith(path, text, format)
    expect(merged.conflicts).toBe(0)
    expect(merged.text).toContain('export const team = "edited";')
    expect(merged.text).toContain('export const upstream = "changed";')
    expect(await format?.(path, merged.text)).toBe(merged.text)
  })

  test('Without a formatter most files still merge, because lines that differ only in layout count as equal.', async () => {
    const results = await Promise.all(files.map(([path, text]) => conflictsWith(path, text, null)))
    const clean = results.filter(({ conflicts }) => conflicts === 0).length
    expect(clean / files.length).toBeGreaterThan(0.5)
  })
})

test('A project without Prettier, or without options for it, is not formatted.', async () => {
  const plain = mkdtempSync(join(packageRoot, '.tmp', 'plain-'))
  writeFileSync(join(plain, '.editorconfig'), 'root = true\n')
  expect(await hostFormatter('/')).toBeNull()
  rmSync(plain, { recursive: true, force: true })
})

test('A file that Prettier cannot parse or has to ignore stays as it is.', async () => {
  writeFileSync(join(project, '.prettierignore'), 'ignored.ts\n')
  const again = await hostFormatter(project)
  expect(await again?.('ignored.ts', 'let  a')).toBeNull()
  expect(await again?.('a.ts', '<<<<<<< yours')).toBeNull()
  expect(await again?.('a.unknown', 'let  a')).toBeNull()
  expect(await again?.('a.ts', 'let  a')).toBe('let a;\n')
})
