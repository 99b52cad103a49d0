import { dirname, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emit, modalFolder } from '../src/emit/emit'
import { readTemplate } from '../src/emit/template'
import { nodeFileSystem } from '../src/fs/node-file-system'
import { coveringSets } from '../src/test-support/covering-set'
import { isProduct, readModalFiles, templateRoot } from './source-files'

const template = await readTemplate(nodeFileSystem, templateRoot)
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Files and folders that a page may name although no unit owns them: the CLI or the team makes them. */
const madeLater = ['wallet-modal.json', 'package.json', '.env', 'vendor/', 'views/about.view.tsx', './about.view']

/** The targets of relative links of a page, as paths of the app. */
function linksOf(path: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  )
}

/** The files and folders that a page names in backticks, and the modules that its examples import from the copy. */
function namesOf(text: string): string[] {
  const named = text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|json|md)|(?:[\w.-]+\/)+)`/g)
  const imported = text.matchAll(/'\.\/wallet-modal\/([^']+)'/g)
  return [...named, ...imported].map(([, name = '']) => name).filter((name) => !madeLater.includes(name))
}

function isThere(paths: readonly string[], name: string): boolean {
  return paths.some((path) => path === name || path === `${name}.ts` || path.startsWith(name.replace(/\/?$/, '/')))
}

/** The files that the pages of an emitted app link to or name although the app does not have them. */
function lostNames(tree: ReadonlyMap<string, Uint8Array>): string[] {
  const paths = [...tree.keys()]
  const pages = [...tree].filter(([path]) => path.endsWith('.md'))
  return pages.flatMap(([path, bytes]) => {
    const text = textOf(bytes)
    const home = path.startsWith(`${modalFolder}/`) ? modalFolder : '.'
    const places = (name: string) => [posix.join(home, name), posix.join(dirname(path), name)]
    const lostLinks = linksOf(path, text).filter((target) => !isThere(paths, target))
    const lost = namesOf(text).filter((name) => !places(name).some((place) => isThere(paths, place)))
    return [...lostLinks, ...lost].map((name) => `${path}: ${name}`)
  })
}

describe('the pages of a copy', () => {
  test.each(coveringSets(template.units).map((units) => ({ units })))(
    'link to and name only files that the copy has: $units',
    ({ units }) => {
      for (const tests of [true, false]) expect(lostNames(emit(template, { units, tests }))).toEqual([])
    },
  )

  test('README.md leads to every page of a full copy, and so to every page of any copy', () => {
    const units = template.units.map(({ id }) => id)
    const tree = emit(template, { units, tests: true })
    const readme = linksOf(`${modalFolder}/README.md`, textOf(tree.get(`${modalFolder}/README.md`)))
    const pages = [...tree.keys()].filter((path) => path.startsWith(`${modalFolder}/docs/`))
    expect(pages.filter((path) => !readme.includes(path))).toEqual([])
    expect(pages.length).toBeGreaterThan(10)
  })
})

describe('a walk through the code', () => {
  const files = readModalFiles()
  const imports = new Map(files.filter(isProduct).map((file) => [file.path, file.imports.map(({ target }) => target)]))
  const areNeighbours = (one: string, other: string) =>
    imports.get(one)?.includes(other) === true || imports.get(other)?.includes(one) === true

  test.each(['walk-network', 'walk-account', 'walk-session'])(
    '%s has at most 12 files, each of which imports the one before or is imported by it',
    (name) => {
      const path = `docs/${name}.md`
      const lines = textOf(template.files.get(`${modalFolder}/${path}`)).split('\n')
      const steps = lines.filter((line) => /^\d+\. /.test(line))
      const walk = steps.map((line) => {
        const [, label, target = ''] = /^\d+\. \[`([^`]+)`\]\(([^)]+)\): .{20,}$/.exec(line) ?? []
        const file = posix.join('docs', target)
        expect(file, line).toBe(label)
        return file
      })
      expect(walk.length).toBeGreaterThan(5)
      expect(walk.length).toBeLessThanOrEqual(12)
      expect(new Set(walk).size).toBe(walk.length)
      const gaps = walk.slice(1).flatMap((file, index) => {
        const before = walk[index] ?? ''
        return areNeighbours(before, file) ? [] : [`${before} – ${file}`]
      })
      expect(gaps).toEqual([])
    },
  )
})
