import { nextForm } from './next-form'
import { policyText, type FormFacts, type Line } from './lines'
import { fetchDirectives, restrictions, type Policy } from './policy'
import { viteForm } from './vite-form'

/** The forms in which a page can get a policy. */
export const formNames = ['header', 'meta', 'next', 'vite'] as const
export type FormName = (typeof formNames)[number]

/** Returns the directives of a policy in the order in which they are written. */
export function linesOf({ sources }: Policy): Line[] {
  const [first, ...others] = restrictions.map(([name, source]): Line => [name, source])
  const lists = fetchDirectives.flatMap((name): Line[] => {
    const listed = sources.filter(({ directive }) => directive === name).map(({ source }) => source)
    return listed.length === 0 ? [] : [[name, listed.join(' ')]]
  })
  return [...(first ? [first] : []), ...lists, ...others]
}

/** Writes a policy in one form. */
export function formOf(name: FormName, policy: Policy, facts: FormFacts): string {
  const lines = linesOf(policy)
  if (name === 'header') return `Content-Security-Policy: ${policyText(lines)}`
  if (name === 'meta') return `<meta http-equiv="Content-Security-Policy" content="${policyText(lines)}" />`
  return name === 'next' ? nextForm(lines, facts) : viteForm(lines, facts)
}
