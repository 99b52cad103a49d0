import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { recogniseText } from './recognise-text'

const { resolve } = createRequire(import.meta.url)

/** Returns the text of a licence from the SPDX list, with the name of a holder. */
function spdx(id: string): string {
  const path = resolve(`spdx-license-list/licenses/${id}.json`)
  const { licenseText } = JSON.parse(readFileSync(path, 'utf8')) as { licenseText: string }
  return licenseText.replaceAll(/<year>|YEAR/gi, '2026').replaceAll(/<copyright holders?>|<owner>/gi, 'Mara Example')
}

const free = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib']
const known = [...free, 'Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'MPL-2.0']

describe('The text of a known licence', () => {
  test.each(known)('%s is recognised by its text, without any restriction', (id) => {
    expect(recogniseText(spdx(id))).toEqual({ ids: [id], extra: null })
  })

  test.each(known)('%s is recognised in another layout', (id) => {
    const other = spdx(id)
      .split('\n')
      .map((line) => ` * ${line.trim()}`)
      .join('\r\n')
      .replaceAll('"', '“')
      .replaceAll("'", '’')
    expect(recogniseText(`/*!\r\n${other}\r\n */`)).toEqual({ ids: [id], extra: null })
    expect(recogniseText(spdx(id).toUpperCase().replaceAll(/\s+/g, ' ')).ids).toEqual([id])
  })

  test.each([
    ['MIT', 'the authors or copyright holders', 'Mara Example and her partners'],
    ['MIT', 'this permission notice shall', 'this permission notice (including the next paragraph) shall'],
    ['ISC', 'and/or distribute', 'and distribute'],
    ['ISC', 'ISC DISCLAIMS', 'THE AUTHOR DISCLAIMS'],
    [
      'BSD-3-Clause',
      'the copyright holder nor the names of its contributors',
      'Example Inc. nor the names of its staff',
    ],
    ['BSD-3-Clause', 'specific prior written permission', 'specific prior written permission of Example Inc'],
    ['BSD-2-Clause', 'THIS SOFTWARE IS PROVIDED', 'THIS IS PROVIDED'],
  ])('%s is recognised with other names instead of: %s', (id, words, others) => {
    const changed = spdx(id).replace(new RegExp(words.replaceAll(' ', '\\s+'), 'i'), others)
    expect(changed).not.toBe(spdx(id))
    expect(recogniseText(changed)).toEqual({ ids: [id], extra: null })
  })

  test('Several licences in one file are all recognised, in any order and more than once.', () => {
    const all = [spdx('Apache-2.0'), spdx('MIT'), 'Parts are by others:', spdx('BSD-3-Clause'), spdx('MIT')].join(
      '\n\n',
    )
    expect(recogniseText(all)).toEqual({ ids: ['Apache-2.0', 'BSD-3-Clause', 'MIT'], extra: null })
  })

  test('The notice of Apache-2.0 without the licence itself counts as Apache-2.0.', () => {
    const text = spdx('Apache-2.0')
    const notice = text.slice(text.indexOf('Licensed under the Apache License'))
    expect(recogniseText(`Copyright 2026 Mara\n${notice}`)).toEqual({ ids: ['Apache-2.0'], extra: null })
  })
})

describe('A text that differs from the known licences', () => {
  test.each(['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0'])(
    '%s is not recognised when one word of its terms is changed',
    (id) => {
      const text = spdx(id)
      const start = text.search(/Permission (is|to)|Redistribution and|TERMS AND CONDITIONS/)
      const words = [...text.slice(start).matchAll(/\b[a-z]{4,}\b/gi)]
      // The names of holders stand between these words and may differ, and the appendix of Apache-2.0 is not a part of its terms.
      const names =
        /copyright|holders?|authors?|contributors?|software|permission|notice|noninfringement|names?|neither/i
      const end = id === 'Apache-2.0' ? text.indexOf('END OF TERMS') - start : Infinity
      const step = id === 'Apache-2.0' ? 20 : 1
      const tried = words.filter(({ 0: word, index }, at) => at % step === 0 && index < end && !names.test(word))
      expect(tried.length).toBeGreaterThan(20)
      const recognised = tried.filter(({ 0: word, index }) => {
        const changed = `${text.slice(0, start + index)}never${text.slice(start + index + word.length)}`
        const { ids, extra } = recogniseText(changed)
        return ids.includes(id) && extra === null
      })
      expect(recognised.map(({ 0: word }) => word)).toEqual([])
    },
  )

  test.each([
    'You may not use the Software to offer a competing product.',
    'This license does not grant you the right to sell the Software.',
    'Use in production requires a commercial license.',
    'Free for non-commercial purposes only.',
    'Companies with more than 500 monthly active users have to pay a fee.',
    'The Software is provided to you by the Licensor under the License, subject to the Commons Clause.',
    'You must display the logo of Example Inc. on every page.',
    'By using the Software you accept our Terms of Service.',
  ])('A restriction before or after the MIT licence is reported: %s', (sentence) => {
    for (const text of [`${spdx('MIT')}\n\n${sentence}`, `${sentence}\n\n${spdx('MIT')}`]) {
      const { ids, extra } = recogniseText(text)
      expect(ids).toContain('MIT')
      expect(ids.includes('Commons-Clause') || extra !== null).toBe(true)
    }
  })

  test('A restriction in the place of the names of holders is reported.', () => {
    const text = spdx('MIT').replace(
      'this permission notice',
      'this permission notice and you may not sell the Software and this',
    )
    expect(recogniseText(text).extra).toContain('not sell')
  })

  test('A licence is not recognised when more than 25 words stand in the place of the names of holders.', () => {
    const withNames = (count: number): string =>
      spdx('MIT').replace('this permission notice', `this permission notice ${'and that '.repeat(count / 2)}`)
    expect(recogniseText(withNames(24))).toEqual({ ids: ['MIT'], extra: null })
    expect(recogniseText(withNames(26)).ids).toEqual([])
  })

  test('A vendor’s own licence is not recognised as a known licence, and its restriction is reported.', () => {
    const text = `COMMUNITY LICENSE AGREEMENT

You desire a license from Example, Inc. to use the Kit. By accessing the Kit You agree to this License. We grant You a non-exclusive,
non-transferable license. Your apps may not serve more than 500 monthly active wallets unless You enter into a commercial agreement.`
    const { ids, extra } = recogniseText(text)
    expect(ids).toEqual([])
    expect(extra).not.toBeNull()
  })

  test.each([
    ['GPL-3.0-only', 'GPL'],
    ['GPL-2.0-only', 'GPL'],
    ['LGPL-3.0-only', 'LGPL'],
    ['LGPL-2.1-only', 'LGPL'],
    ['AGPL-3.0-only', 'AGPL-3.0'],
    ['BUSL-1.1', 'BUSL-1.1'],
    ['SSPL-1.0', 'SSPL-1.0'],
    ['Elastic-2.0', 'Elastic-2.0'],
    ['EPL-2.0', 'EPL'],
    ['CDDL-1.0', 'CDDL'],
    ['CC-BY-NC-4.0', 'CC-BY-NC'],
    ['CC-BY-SA-4.0', 'CC-BY-SA'],
    ['CC-BY-ND-4.0', 'CC-BY-ND'],
    ['PolyForm-Noncommercial-1.0.0', 'PolyForm'],
  ])('%s is recognised by its title', (id, name) => {
    const { ids } = recogniseText(spdx(id))
    expect(ids).toContain(name)
    expect(ids.filter((each) => known.includes(each))).toEqual([])
  })

  test('The LGPL is recognised by a sentence that names it, without the licence text.', () => {
    const text = 'This package is an Open Source project licensed under the terms of the LGPLv3 license.'
    expect(recogniseText(text).ids).toEqual(['LGPL'])
  })

  test('The BSD licence with the advertising clause is not recognised as a shorter BSD licence without restrictions.', () => {
    const clause =
      '3. All advertising materials must display the following acknowledgement: This product includes software by X.'
    const text = spdx('BSD-3-Clause').replace('3. Neither', `${clause}\n\n4. Neither`)
    const { ids, extra } = recogniseText(text)
    expect(ids.length === 0 || extra !== null).toBe(true)
  })

  test.each(['', 'MIT', 'see the website', '\u0000\u0001'])('A text without terms contains no licence: %j', (text) => {
    expect(recogniseText(text)).toEqual({ ids: [], extra: null })
  })
})

test.each([
  ['repeated first words of a licence', 'permission is hereby granted, free of charge, '.repeat(20_000)],
  ['brackets of links', ']('.repeat(400_000)],
  ['marks of comments', ' * '.repeat(300_000)],
  ['line breaks', '\n'.repeat(900_000)],
  ['tags', '<a '.repeat(300_000)],
  ['a whole licence', spdx('MIT').repeat(800)],
  ['one word', 'a'.repeat(900_000)],
  ['nots', 'not '.repeat(220_000)],
])('A megabyte of %s is read within the time limit.', (_, text) => {
  expect(recogniseText(text).ids.length).toBeLessThan(2)
})
