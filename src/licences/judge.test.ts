import { describe, expect, test } from 'vitest'
import { judge } from './judge'
import type { LicenceFile } from './licence-files'

const file = (ids: string[], more: Partial<LicenceFile> & { extra?: string } = {}): LicenceFile => {
  const { extra = null, ...rest } = more
  return { path: 'LICENSE', said: { ids, extra }, words: 200, problem: null, ...rest }
}

describe('The licence text has priority over package.json', () => {
  test.each([
    ['MIT', 'MIT'],
    [null, 'MIT'],
    ['SEE LICENSE IN LICENSE', 'Apache-2.0'],
    ['Apache-2.0', 'MIT'],
  ])('A package with %s in package.json and the licence text of %s is free', (declared, id) => {
    expect(judge(declared, [file([id])])).toEqual({ verdict: 'free', licences: [id], why: null })
  })

  test.each([
    ['MIT', 'package.json says MIT, but the licence text is LGPL.'],
    ['LGPL-3.0-only', 'The text is LGPL.'],
    [null, 'The text is LGPL.'],
  ])('A package with %s in package.json and the licence text of the LGPL is not free', (declared, why) => {
    expect(judge(declared, [file(['LGPL'])])).toEqual({ verdict: 'not-free', licences: ['LGPL'], why })
  })

  test('A licence in package.json that is stricter than the licence text is reported.', () => {
    expect(judge('GPL-3.0-only', [file(['MIT'])])).toMatchObject({
      verdict: 'not-free',
      why: 'package.json says GPL-3.0-only, the text MIT.',
    })
  })

  test('Further terms beside a free licence are quoted in the reason.', () => {
    expect(judge('MIT', [file(['MIT'], { extra: 'may not sell it' })])).toEqual({
      verdict: 'not-free',
      licences: ['MIT'],
      why: 'LICENSE says more than a free licence: “… may not sell it …”.',
    })
  })

  test('The terms of a vendor’s own licence are quoted, even if package.json names a free licence.', () => {
    expect(judge('MIT', [file([], { extra: 'community license agreement' })])).toMatchObject({
      verdict: 'not-free',
      why: 'LICENSE has terms of its own: “… community license agreement …”.',
    })
  })

  test('A long unrecognised text beside a free licence makes the package unknown, and a short notice does not.', () => {
    const strange = file([], { path: 'LICENSE-2', words: 61 })
    expect(judge('MIT', [file(['MIT']), strange])).toMatchObject({
      verdict: 'unknown',
      why: 'LICENSE-2 does not have the text of a known licence.',
    })
    expect(judge('MIT', [file(['MIT']), { ...strange, words: 60 }])).toMatchObject({ verdict: 'free' })
  })

  test('A licence file that cannot be read makes the package unknown, even if another licence file is free.', () => {
    const unread = file([], { path: 'COPYING', said: null, words: 0, problem: 'it is a link' })
    expect(judge('MIT', [file(['MIT']), unread])).toMatchObject({
      verdict: 'unknown',
      why: 'COPYING was not read: it is a link.',
    })
  })
})

describe('A choice between licences', () => {
  const mit = file(['MIT'], { path: 'LICENSE-MIT' })
  const gpl = file(['GPL'], { path: 'LICENSE-GPL' })

  test('makes the package free when it contains the text of the free licence', () => {
    expect(judge('(MIT OR GPL-3.0-only)', [mit, gpl])).toEqual({ verdict: 'free', licences: ['MIT'], why: null })
    expect(judge('MIT OR MPL-2.0', [mit, file(['MPL-2.0'])])).toMatchObject({ verdict: 'free' })
  })

  test('is not accepted without an OR in package.json, without the text of the free licence, with both texts in one file, or with a restriction', () => {
    expect(judge(null, [mit, gpl])).toMatchObject({ verdict: 'not-free' })
    expect(judge('MIT', [mit, gpl])).toMatchObject({ verdict: 'not-free' })
    expect(judge('MIT OR GPL-3.0-only', [gpl])).toMatchObject({ verdict: 'not-free' })
    expect(judge('MIT OR GPL-3.0-only', [file(['GPL', 'MIT'])])).toMatchObject({ verdict: 'not-free' })
    expect(judge('MIT AND GPL-3.0-only', [mit, gpl])).toMatchObject({ verdict: 'not-free' })
    expect(judge('MIT OR GPL-3.0-only', [{ ...mit, said: { ids: ['MIT'], extra: 'not sell' } }, gpl])).toMatchObject({
      verdict: 'not-free',
    })
  })
})

test('MPL-2.0 has a verdict of its own, apart from licences that are not free.', () => {
  expect(judge('MPL-2.0', [file(['MPL-2.0'])])).toMatchObject({ verdict: 'weak', licences: ['MPL-2.0'] })
})

describe('A package without a licence text is judged by package.json', () => {
  test.each([
    ['MIT', [], 'named', 'Only package.json says MIT: there is no licence file.'],
    ['MIT', [file([], { words: 3 })], 'named', 'Only package.json says MIT: there is no text in LICENSE.'],
    ['(MIT OR GPL-2.0-only)', [], 'named', 'Only package.json says (MIT OR GPL-2.0-only): there is no licence file.'],
    ['GPL-2.0-only', [], 'not-free', 'package.json says GPL-2.0-only.'],
    ['SEE LICENSE IN x', [], 'not-free', 'package.json says SEE LICENSE IN x.'],
    [null, [], 'unknown', 'Neither a licence file nor package.json names a licence.'],
    [null, [file([], { words: 3 })], 'unknown', 'Neither a licence file nor package.json names a licence.'],
  ])('package.json says %s (case %#)', (declared, files, verdict, why) => {
    expect(judge(declared, files)).toMatchObject({ verdict, why })
  })
})
