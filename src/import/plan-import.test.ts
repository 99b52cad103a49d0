import { describe, expect, test } from 'vitest'
import { fixture, fixtureNames } from '../test-support/imports/fixtures'
import { optionsOf, planOf, reportOf } from '../test-support/imports/report'
import { lostExports, lostNames } from './edit/check-result'
import { kitsIn } from './find-setup'
import { isOfKit } from './kits/kit-packages'
import { ProjectSources } from './source/project-sources'
import { readSource } from './source/source-file'

describe.each(fixtureNames)('%s', (name) => {
  const app = fixture(name)
  const plan = planOf(app)

  test('gives the expected options, changed files and list of uses without an equivalent', async () => {
    await expect(reportOf(app)).toMatchFileSnapshot(`expected/${name}.txt`)
  })

  test('every line number in the report is that of the code that the report shows', () => {
    const lineOf = (file: string, line: number): string => app.sources.textOf(file).split('\n')[line - 1] ?? ''
    const first = (text: string): string =>
      text
        .replace(/^const /, '')
        .split('\n')[0]
        ?.replace(/ ?…$/, '')
        .trimEnd() ?? ''
    for (const { file, line, what, why } of plan.unmatched)
      if (!why.startsWith('AppKit turns')) expect(lineOf(file, line)).toContain(first(what))
    for (const { file, line, what } of plan.replaced) expect(lineOf(file, line)).toContain(first(what))
  })

  test('the file with the modal’s options and every changed file can be parsed, and no import or identifier is lost', () => {
    expect(readSource('wallet.tsx', optionsOf(app, plan))).not.toBeNull()
    for (const [path, text] of plan.texts) expect(readSource(path, text), path).not.toBeNull()
    expect(lostExports(app.sources, plan.texts)).toEqual([])
    for (const [path, text] of plan.texts) {
      const before = app.sources.file(path)
      expect(before && lostNames(before, text), path).toEqual([])
    }
  })

  test('an exact import removes all code of the kit, and an import that is not exact keeps the kit', () => {
    const texts = new Map(app.sources.paths.map((path) => [path, plan.texts.get(path) ?? app.sources.textOf(path)]))
    const words = [...texts.values()].flatMap((text) => [...text.matchAll(/['"]([@\w/.-]+)['"]/g)])
    const left = words.filter(([, module = '']) => isOfKit(plan.setup.kit, module))
    expect(left.length === 0).toBe(plan.isExact || plan.setup.kit === 'wagmi')
    if (plan.isExact && plan.setup.kit !== 'wagmi')
      expect(kitsIn(new ProjectSources(texts), app.packages)).not.toContain(plan.setup.kit)
  })

  test('no file of the project changes without consent', () => {
    expect([...planOf(app, false).texts]).toEqual([])
  })
})
