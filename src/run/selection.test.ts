import { describe, expect, test } from 'vitest'
import { parseUnits } from '../emit/units'
import { CliError } from '../errors'
import { localeOf, parseUnitList, toOption } from './selection'

const units = parseUnits(
  JSON.stringify([
    { id: 'core', kind: 'core', title: 'Core', files: ['core/**'] },
    { id: 'qr', kind: 'shared', title: 'QR codes', files: ['qr/**'] },
    { id: 'universal', kind: 'chain', title: 'Pairing: wallets on phones', requires: ['qr'], files: ['universal/**'] },
    { id: 'send', kind: 'feature', title: 'Send', requires: ['qr'], files: ['send/**'] },
    { id: 'all', kind: 'feature', title: 'Wallet directory', requires: ['universal', 'send'], files: ['all/**'] },
    { id: 'locale-ar', kind: 'locale', title: 'Arabic', default: true, files: ['ar/**'] },
    { id: 'locale-de', kind: 'locale', title: 'German', default: true, requires: ['qr'], files: ['de/**'] },
    { id: 'locale-pt-br', kind: 'locale', title: 'Portuguese (Brazil)', default: true, files: ['pt-BR/**'] },
    { id: 'locale-th', kind: 'locale', title: 'Thai', files: ['th/**'] },
  ]),
)
const optionOf = (id: string): unknown => {
  const unit = units.find((each) => each.id === id)
  return unit && toOption(unit, units)
}

test('An option names the chains and features that come along by the start of their titles.', () => {
  expect(optionOf('all')).toEqual({ value: 'all', label: 'Wallet directory', hint: 'with Pairing; Send' })
})

test('An option does not name parts that nobody can choose.', () => {
  expect(optionOf('send')).toEqual({ value: 'send', label: 'Send' })
})

describe('--locales', () => {
  const parse = (list: string): string[] => parseUnitList('locale', list, units).map(localeOf)
  const refusal = (list: string): CliError => {
    try {
      parse(list)
    } catch (error) {
      if (error instanceof CliError) return error
    }
    throw new Error(`${list} was accepted`)
  }

  test.each([
    ['de', ['de']],
    ['de,ar', ['de', 'ar']],
    [' de , ar ,', ['de', 'ar']],
    ['DE,Pt-bR', ['de', 'pt-br']],
    ['locale-de', ['de']],
    ['de,de,locale-de', ['de']],
    ['en', []],
    ['en,DE', ['de']],
    ['EN', []],
    ['all', ['ar', 'de', 'pt-br', 'th']],
    ['none', []],
    ['none,de', ['de']],
    ['default', ['ar', 'de', 'pt-br']],
    ['default,th', ['ar', 'de', 'pt-br', 'th']],
  ])('%j chooses %j.', (list, expected) => {
    expect(parse(list)).toEqual(expected)
  })

  test('An unknown language is refused, and the error lists the known languages by the codes that the flag takes.', () => {
    const error = refusal('de,klingon')
    expect(error).toMatchObject({
      code: 'WM_UNIT_UNKNOWN',
      message: '--locales: there is no language called "klingon".',
      why: 'These exist: ar, de, pt-br, th; or all, default, none.',
      hint: 'Use --locales all.',
    })
  })

  test.each([
    ['pt', 'pt-br'],
    ['pt_PT', 'pt-br'],
    ['de-AT', 'de'],
    ['pt-bt', 'pt-br'],
    ['DEE', 'de'],
    ['nonee', 'none'],
    ['dfault', 'default'],
  ])('For %s, the error proposes %s.', (word, near) => {
    const { why, hint } = refusal(word)
    expect(why).toMatch(`Did you mean "${near}"? These exist: `)
    expect(hint).toBe(`Use --locales ${near}.`)
  })

  test.each(['zh', 'dk', 'br', 'ad'])('For %s, no other language of two letters is proposed.', (word) => {
    expect(refusal(word).why).not.toContain('Did you mean')
  })

  test.each(['', ' , ', 'send', 'universal', 'locale-', 'locale', 'evm'])('%j is no language.', (list) => {
    expect(refusal(list).code).toBe('WM_UNIT_UNKNOWN')
  })
})

test('A language is no feature, and a chain cannot be left out.', () => {
  expect(() => parseUnitList('feature', 'locale-de', units)).toThrow('there is no feature called "locale-de"')
  expect(() => parseUnitList('chain', 'none', units)).toThrow('there is no chain called "none"')
  expect(parseUnitList('feature', 'all', units)).toEqual(['send', 'all'])
})

test('An option for a language does not name parts that nobody can choose.', () => {
  expect(optionOf('locale-de')).toEqual({ value: 'locale-de', label: 'German' })
})
