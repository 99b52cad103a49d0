import { isExpression, isFree, isFreeId, leavesChoice } from './free-licences'
import type { LicenceFile } from './licence-files'

/**
 * The judgement of a package. `free`: the licence texts are permissive. `named`: the package has no licence text, and its package.json
 * names a permissive licence. `weak`: changed files of the package must stay open source (MPL-2.0). `not-free`: the licence text, or
 * package.json if there is no text, sets further conditions. `unknown`: the package has neither a licence text nor a licence in
 * package.json, or its licence text is not recognised.
 */
export type Verdict = 'free' | 'named' | 'weak' | 'not-free' | 'unknown'

export interface Judgement {
  verdict: Verdict
  /** The licences in the licence texts, or else in package.json, as SPDX ids or as names. */
  licences: string[]
  /** A sentence with the reason why a person has to check the package; `null` when the verdict is `free`. */
  why: string | null
}

/** The most words of a licence file that may be a short reference to a licence elsewhere. */
const shortNotice = 60

/**
 * Judges a package by its licence files. The licence in package.json counts only when there is no licence text, or when the package offers
 * a choice between several texts.
 */
export function judge(declared: string | null, files: readonly LicenceFile[]): Judgement {
  const said = files.flatMap((file) => (file.said === null ? [] : [{ ...file, said: file.said }]))
  const ids = [...new Set(said.flatMap((file) => file.said.ids))].sort()
  const problem = files.find((file) => file.problem !== null)
  const extra = said.find((file) => file.said.extra !== null)
  const strange = said.filter((file) => file.said.ids.length === 0 && file.words > shortNotice)
  const strict = ids.filter((id) => !isFreeId(id) && id !== 'MPL-2.0')
  const chosen = (id: string): boolean => isFreeId(id) && said.some((file) => isOnly(file, id))

  if (problem)
    return { verdict: 'unknown', licences: ids, why: `${problem.path} was not read: ${problem.problem ?? ''}.` }
  if (ids.length > 0 && (strict.length > 0 || ids.includes('MPL-2.0')) && leavesChoice(declared, chosen)) {
    return { verdict: 'free', licences: ids.filter(chosen), why: null }
  }
  if (strict.length > 0) return { verdict: 'not-free', licences: ids, why: differing(declared, strict) }
  if (extra?.said.extra) {
    return {
      verdict: 'not-free',
      licences: ids,
      why: `${extra.path} ${ids.length > 0 ? 'says more than a free licence' : 'has terms of its own'}: “… ${extra.said.extra} …”.`,
    }
  }
  const [odd] = strange
  if (odd) return { verdict: 'unknown', licences: ids, why: `${odd.path} does not have the text of a known licence.` }
  if (ids.length === 0) return byName(declared, files)
  if (isExpression(declared) && !isFree(declared) && !ids.includes('MPL-2.0')) {
    return {
      verdict: 'not-free',
      licences: ids,
      why: `package.json says ${declared ?? ''}, the text ${ids.join(', ')}.`,
    }
  }
  if (ids.includes('MPL-2.0')) {
    return {
      verdict: 'weak',
      licences: ids,
      why: 'Files of the package that you change have to be published (MPL-2.0).',
    }
  }
  return { verdict: 'free', licences: ids, why: null }
}

/** Judges a package that has no licence files, or whose licence files contain no terms. */
function byName(declared: string | null, files: readonly LicenceFile[]): Judgement {
  const place = files[0]?.path ?? 'no licence file'
  if (declared === null)
    return { verdict: 'unknown', licences: [], why: 'Neither a licence file nor package.json names a licence.' }
  if (!isFree(declared)) return { verdict: 'not-free', licences: [declared], why: `package.json says ${declared}.` }
  return {
    verdict: 'named',
    licences: [declared],
    why: `Only package.json says ${declared}: there is ${files.length === 0 ? place : `no text in ${place}`}.`,
  }
}

function differing(declared: string | null, strict: readonly string[]): string {
  return isFree(declared)
    ? `package.json says ${declared ?? ''}, but the licence text is ${strict.join(', ')}.`
    : `The text is ${strict.join(', ')}.`
}

/** Whether a licence file contains exactly one licence and no further restriction. */
function isOnly({ said }: LicenceFile, id: string): boolean {
  return said !== null && said.extra === null && said.ids.length === 1 && said.ids[0] === id
}
