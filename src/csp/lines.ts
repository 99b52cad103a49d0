import type { FetchDirective } from './policy'

/** A directive and its sources, in the form in which they are written. */
export type Line<Name extends string = string> = readonly [name: Name, sources: string]

/** The facts about the project that the forms depend on. */
export interface FormFacts {
  /** The major version of Next.js in package.json; `null` if the project has no Next.js, or if the range names no major version. */
  nextMajor: number | null
  /** The folder of the source, such as `src`; empty for the folder of the project. */
  sourceRoot: string
  language: 'typescript' | 'javascript'
  /** Whether the dev server starts the sandbox. The sandbox's addresses are not in the policy. */
  hasSandbox: boolean
}

/** The value of the header. */
export function policyText(lines: readonly Line[]): string {
  return lines.map(([name, sources]) => `${name} ${sources}`).join('; ')
}

/** Adds sources to one directive. A new directive is placed after the other directives that list sources. */
export function withSources(lines: readonly Line[], name: FetchDirective | 'font-src', sources: string): Line[] {
  const known = lines.find(([one]) => one === name)?.[1] ?? ''
  const all = [...new Set(`${sources} ${known}`.trim().split(' '))]
  const self = all.filter((one) => one === "'self'")
  const line: Line = [name, [...self, ...all.filter((one) => one !== "'self'")].join(' ')]
  if (known !== '') return lines.map((one) => (one[0] === name ? line : one))
  const at = lines.findIndex(([one]) => one === 'base-uri')
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}
