import { knownLicences, type KnownLicence } from './known-licences'
import { wordsOf } from './words'

/** The licences and restrictions that a licence file contains. */
export interface Recognised {
  /** The sorted SPDX ids of the licences whose full terms the text contains, and of the licences that the text names as its own. */
  ids: string[]
  /** An excerpt of the text outside of the known terms that may restrict use, such as a limit on who may use the package; `null` if there is none. */
  extra: string | null
}

/** The most words between two fixed parts of a licence text, where copies have different names of holders. */
const mostBetween = 25

/** The most characters between two fixed parts of a licence text. */
const mostCharacters = 1_000

/** Names of the GNU licences. The texts of these licences mention each other, so only the first name in a text counts. */
const gnu =
  / (?:gnu )?(affero general public license|agpl(?:v?\d+)?|lesser general public license|library general public license|lgpl(?:v?\d+)?|general public license|gpl(?:v?\d+)?) /

/** Licences that are recognised by their title. The full text is not compared, because none of these licences is permissive. */
const titles: readonly (readonly [id: string, title: RegExp])[] = [
  ['BUSL-1.1', / business source license /],
  ['SSPL-1.0', / server side public license /],
  ['Elastic-2.0', / elastic license /],
  ['PolyForm', / polyform (?:noncommercial|small business|shield|strict|perimeter|internal use|free trial) /],
  ['FSL-1.1', / functional source license /],
  ['Commons-Clause', / commons clause /],
  ['EPL', / eclipse public license /],
  ['CDDL', / common development and distribution license /],
  ['CC-BY-NC', / creative commons attribution non ?commercial /],
  ['CC-BY-SA', / creative commons attribution share ?alike /],
  ['CC-BY-ND', / creative commons attribution no ?deriv/],
]

/** Words that may restrict a licence when they stand outside of its known text. */
const restrictions =
  /(?: (?:not|never) (?:\w+ ){0,6}?(?:use|used|sell|sublicense|distribute|redistribute|modify|copy|host|offer|permitted|allowed|granted|deploy|compete) | (?:non ?commercial|prohibited|restricted|forbidden|proprietary|confidential|compet(?:e|es|ing|itor|itors|itive)|royalty|royalties|fee|fees|subscription|paid|monthly|revenue|users per|wallets per|commercial license|commercial agreement|separate license|terms of (?:use|service)|community license|all rights reserved except|evaluation|internal use|only for|solely for|provided that you|must (?:obtain|pay|purchase|display|show|retain the|contact)) )/

/**
 * Recognises the licences in a text. Line breaks, punctuation, capital letters and names of holders are ignored; any other changed word
 * prevents the recognition.
 */
export function recogniseText(text: string): Recognised {
  let rest = ` ${wordsOf(text).join(' ')} `
  const ids = new Set<string>()
  for (const licence of knownLicences) {
    const without = withoutTerms(rest, licence)
    if (without === null) continue
    if (licence.id !== null) ids.add(licence.id)
    rest = without
  }
  for (const [id, title] of titles) if (title.test(rest)) ids.add(id)
  const named = gnu.exec(rest)?.[1] ?? ''
  if (named !== '') ids.add(/^af|^ag/.test(named) ? 'AGPL-3.0' : named.startsWith('l') ? 'LGPL' : 'GPL')
  return { ids: [...ids].sort(), extra: restrictionIn(rest) }
}

/**
 * Removes the terms of a licence from a text, and keeps the words between the fixed parts of the terms. Returns `null` when the text does
 * not contain the terms.
 */
function withoutTerms(text: string, { parts }: KnownLicence): string | null {
  const [first = '', ...others] = parts
  const kept: string[] = []
  let done = 0
  for (let start = text.indexOf(first); start !== -1; start = text.indexOf(first, start + 1)) {
    const terms = start < done ? null : termsAt(text, start + first.length - 1, others)
    if (terms === null) continue
    kept.push(text.slice(done, start), ...terms.between)
    done = terms.end
  }
  return done === 0 ? null : ` ${[...kept, text.slice(done)].join(' ').trim().replaceAll(/ +/g, ' ')} `
}

/**
 * Finds the remaining fixed parts of a licence after its first part. Returns the offset at the end of the terms, and the words between the
 * parts; `null` when a part is missing or too far away.
 * @param from the offset at the end of the first part
 */
function termsAt(text: string, from: number, parts: readonly string[]): { end: number; between: string[] } | null {
  const between: string[] = []
  let end = from
  for (const part of parts) {
    const gap = text.slice(end, end + mostCharacters + part.length).indexOf(part)
    const words = text.slice(end, end + Math.max(gap, 0)).trim()
    if (gap === -1 || words.split(' ').length > mostBetween) return null
    between.push(words)
    end += gap + part.length - 1
  }
  return { end, between }
}

/** Returns an excerpt of at most 20 words around the first restriction; `null` when there is no restriction. */
function restrictionIn(rest: string): string | null {
  const match = restrictions.exec(rest)
  if (match === null) return null
  const before = rest.slice(0, match.index).trim().split(' ').slice(-8)
  const after = rest.slice(match.index).trim().split(' ').slice(0, 12)
  return [...before, ...after].join(' ').trim()
}
