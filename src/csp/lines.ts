import type { FetchDirective } from './policy'

/** A directive with its sources, as it is written. */
export type Line = readonly [name: string, sources: string]

/** The facts about the project that the forms depend on. */
export interface FormFacts {
  /** The major version of Next.js in package.json; `null` when the project has none, or when the range does not say. */
  nextMajor: number | null
  /** The folder of the source, such as `src`; empty for the folder of the project. */
  sourceRoot: string
  language: 'typescript' | 'javascript'
  /** Whether the dev server brings the sandbox along, whose addresses are not in the policy. */
  hasSandbox: boolean
}

/** The value of the header. */
export function policyText(lines: readonly Line[]): string {
  return lines.map(([name, sources]) => `${name} ${sources}`).join('; ')
}

/** Replaces or adds sources of one directive. New directives come behind `connect-src`. */
export function withSources(lines: readonly Line[], name: FetchDirective | 'font-src', sources: string): Line[] {
  if (lines.some(([one]) => one === name))
    return lines.map((line): Line => (line[0] === name ? [name, `${sources} ${line[1]}`] : line))
  const at = lines.findIndex(([one]) => one === 'base-uri')
  return [...lines.slice(0, at), [name, sources], ...lines.slice(at)]
}

/** Removes sources that a directive has twice. */
export function withoutTwice(lines: readonly Line[]): Line[] {
  return lines.map(([name, sources]) => [name, [...new Set(sources.split(' '))].join(' ')])
}
