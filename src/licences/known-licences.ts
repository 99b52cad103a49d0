import bsdZero from 'spdx-license-list/licenses/0BSD.json' with { type: 'json' }
import apache from 'spdx-license-list/licenses/Apache-2.0.json' with { type: 'json' }
import blueOak from 'spdx-license-list/licenses/BlueOak-1.0.0.json' with { type: 'json' }
import bsdTwo from 'spdx-license-list/licenses/BSD-2-Clause.json' with { type: 'json' }
import bsdThree from 'spdx-license-list/licenses/BSD-3-Clause.json' with { type: 'json' }
import ccZero from 'spdx-license-list/licenses/CC0-1.0.json' with { type: 'json' }
import ccBy from 'spdx-license-list/licenses/CC-BY-4.0.json' with { type: 'json' }
import isc from 'spdx-license-list/licenses/ISC.json' with { type: 'json' }
import mit from 'spdx-license-list/licenses/MIT.json' with { type: 'json' }
import mitZero from 'spdx-license-list/licenses/MIT-0.json' with { type: 'json' }
import mpl from 'spdx-license-list/licenses/MPL-2.0.json' with { type: 'json' }
import unlicense from 'spdx-license-list/licenses/Unlicense.json' with { type: 'json' }
import zlib from 'spdx-license-list/licenses/Zlib.json' with { type: 'json' }
import { wordsOf } from './words'

/** A licence that is recognised by its full text. */
export interface KnownLicence {
  /** The SPDX id; `null` for introductions and remarks around a licence, which contain no terms. */
  id: string | null
  /** The fixed parts of the terms as words, with a space before and after each word. Other words, such as names, may stand between two parts. */
  parts: readonly string[]
}

interface Source {
  id: string | null
  text: string
  /** The first words of the terms, which stand after titles and copyright lines. */
  from: string
  /** The last words of the terms. Default: the terms end with the text. */
  to?: string
  /** Phrases that differ between copies of the licence, such as names of holders. The differing words stand in brackets. */
  varying?: readonly string[]
}

const mitVarying = [
  'and this permission [notice]',
  'shall [the authors or copyright holders] be',
  'and [noninfringement]',
]
const bsdVarying = [
  'redistribution and [use] in source',
  '[neither the name of the copyright holder nor the names of its contributors may] be used',
  'specific prior written [permission]',
  'this [software] is provided',
  'provided by [the copyright holders and contributors] as is',
  'shall [the copyright holder or contributors] be',
  'use of this [software] even',
]
const iscVarying = [
  'modify [and or] distribute',
  'and [isc] disclaims',
  'shall [isc] be',
  'and [the author] disclaims',
  'shall [the author] be',
]

const sources: readonly Source[] = [
  { id: 'MIT', text: mit.licenseText, from: 'permission is hereby granted', varying: mitVarying },
  {
    id: 'MIT-0',
    text: mitZero.licenseText,
    from: 'permission is hereby granted',
    varying: [...mitVarying, 'is furnished to [do so]'],
  },
  { id: 'ISC', text: isc.licenseText, from: 'permission to use', varying: iscVarying },
  { id: '0BSD', text: bsdZero.licenseText, from: 'permission to use', varying: iscVarying },
  { id: 'BSD-3-Clause', text: bsdThree.licenseText, from: 'redistribution and use in source', varying: bsdVarying },
  { id: 'BSD-2-Clause', text: bsdTwo.licenseText, from: 'redistribution and use in source', varying: bsdVarying },
  {
    id: 'Apache-2.0',
    text: apache.licenseText,
    from: 'terms and conditions for use reproduction and distribution',
    to: 'accepting any such warranty or additional liability',
  },
  {
    id: 'Apache-2.0',
    text: apache.licenseText,
    from: 'licensed under the apache license version 2 0',
    varying: ['you may not use this [file] except'],
  },
  { id: 'BlueOak-1.0.0', text: blueOak.licenseText, from: 'purpose this license gives everyone' },
  {
    id: 'Unlicense',
    text: unlicense.licenseText,
    from: 'this is free and unencumbered',
    to: 'dealings in the software',
  },
  { id: 'CC0-1.0', text: ccZero.licenseText, from: 'statement of purpose' },
  {
    id: 'CC-BY-4.0',
    text: ccBy.licenseText,
    from: 'by exercising the licensed rights',
    to: 'legal processes of any jurisdiction or authority',
  },
  {
    id: null,
    text: ccBy.licenseText,
    from: 'is not a law firm',
    to: 'respect those requests where reasonable',
    varying: ['[more considerations for licensors]'],
  },
  {
    id: null,
    text: ccBy.licenseText,
    from: 'creative commons is not a party',
    to: 'does not form part of the public licenses',
    varying: ['considered [the licensor] except'],
  },
  { id: 'Zlib', text: zlib.licenseText, from: 'this software is provided' },
  { id: 'MPL-2.0', text: mpl.licenseText, from: 'definitions', to: 'exhibit b of this license must be attached' },
  {
    id: 'MPL-2.0',
    text: mpl.licenseText,
    from: 'exhibit a source code form license notice',
    to: 'additional accurate notices of copyright ownership',
  },
]

/** Placeholder for words that differ between copies of a licence. No licence text contains this character. */
const gap = '\u0000'

/** The licences that are recognised by their full text. If several licences match, the first of them counts. */
export const knownLicences: readonly KnownLicence[] = sources.map(({ id, text, from, to, varying = [] }) => {
  const all = spaced(text)
  const start = all.indexOf(spaced(from))
  const last = to === undefined ? '' : spaced(to)
  const end = to === undefined ? all.length : all.indexOf(last, start) + last.length
  if (start === -1 || end <= start + last.length)
    throw new Error(`The text of ${id} has changed: ${from} was not found.`)
  const terms = varying.reduce(
    (found, phrase) => {
      const [, before = '', words = '', after = ''] = /^(.*)\[(.*)\](.*)$/.exec(phrase) ?? []
      const [left, right] = [wordsOf(before).join(' '), wordsOf(after).join(' ')]
      return found.replaceAll(` ${wordsOf(`${before} ${words} ${after}`).join(' ')} `, ` ${left} ${gap} ${right} `)
    },
    all.slice(start, end),
  )
  const parts = terms.split(gap).map(spaced)
  return { id, parts: parts.filter((part) => part.trim() !== '') }
})

/** Returns the words of a text, with a space before and after each word. */
function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}
