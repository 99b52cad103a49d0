import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { choosable, languages, singleSets } from '../test-support/covering-set'
import { emit } from './emit'
import { readTemplate } from './template'

const template = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../../template', import.meta.url)))

/**
 * Matches the files that tools load directly, so that no import has to reach them: pages of the app and of the wallet frame, configuration
 * files of the app, the wallet check and the end-to-end tests, the public API for browsers and servers, tests, and type declarations.
 */
const entry =
  /^(?:(?:src\/wallet-modal\/wallet-(?:frame|check)\/)?(?:[^/]+\.html|[^/]+\.config\.ts)|src\/wallet-modal\/(?:(?:wallet-)?server\/)?index\.ts)$|^e2e\/vitest\.config\.ts$|\.(?:test|spec)\.tsx?$|^src\/.+\.d\.ts$/

/** The texts of a module that may name another file: relative paths in quotes, and the absolute paths of a page. */
const reference = /['"](\.{1,2}(?:\/[^'"\n]*)?|\/src\/[^'"\n]*)['"]/g

/** Returns the files of a new app that nothing in the app refers to. */
function unreachable(files: ReadonlyMap<string, Uint8Array>): string[] {
  const reached = new Set<string>()
  const waiting = [...files.keys()].filter((path) => entry.test(path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    if (!/\.(tsx?|html)$/.test(path)) continue
    for (const [, target = ''] of new TextDecoder().decode(files.get(path)).matchAll(reference)) {
      const base = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(path), target)
      const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((one) =>
        files.has(one),
      )
      if (found !== undefined) waiting.push(found)
    }
  }
  return [...files.keys()].filter((path) => /\.(tsx?|css)$/.test(path) && !reached.has(path))
}

const selections = new Map<string, readonly string[]>([
  ['everything', [...choosable(template.units).map(({ id }) => id), ...languages(template.units)]],
  ['every chain and feature', choosable(template.units).map(({ id }) => id)],
  [
    'the default',
    template.units.flatMap(({ id, kind, default: isDefault }) => (isDefault && kind !== 'core' ? id : [])),
  ],
  ['one chain and one language', ['ethers', 'locale-de']],
  ['send in one language', ['ethers', 'send', 'locale-ar']],
])
for (const [id, set] of singleSets(template.units)) {
  selections.set(`${id} alone`, set)
  selections.set(`${id} alone, with its texts in German`, [...set, 'locale-de'])
}

test.each([...selections])(
  'in a new app with %s, the app, its tests or the public API lead to each file',
  (_, units) => {
    expect(unreachable(emit(template, { units, tests: false })), 'without tests').toEqual([])
    for (const suites of [false, true])
      expect(unreachable(emit(template, { units, tests: true, suites })), suites ? 'all tests' : 'tests').toEqual([])
  },
)
