import { sourceOf } from './origins'
import type { FlowId } from './flows'
import type { Address } from './addresses'
import type { Place } from './read/value'

/** The directives that list sources. */
export const fetchDirectives = ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'] as const
export type FetchDirective = (typeof fetchDirectives)[number]

/** The reason why a source is in the policy. */
export interface Use {
  flow: FlowId
  /** The unit whose code makes the request; `null` for the core. */
  unit: string | null
  /** Names the request that the source allows, for example "RPC of Ethereum". */
  what: string
  /** The condition under which the page makes the request. `null`: the page always makes the request. */
  when: string | null
}

/** One source of a directive. */
export interface Source {
  directive: FetchDirective
  /** The source in the form in which it is written in a policy. A placeholder is in braces. */
  source: string
  /** For a placeholder: the place of the value, and the reason why the value could not be read. `null` for every other source. */
  placeholder: { at: Place; why: string } | null
  uses: Use[]
}

/** The directives that only forbid something and need no sources, each with the thing that it forbids. */
export const restrictions = [
  ['default-src', "'none'", 'everything that no other directive allows: fonts, workers, manifests, media and plugins'],
  ['base-uri', "'none'", 'a <base> element that would redirect the scripts of the page'],
  ['form-action', "'none'", "forms that are sent to a host; the modal has none. Write 'self' if forms of your own are"],
  ['require-trusted-types-for', "'script'", 'texts that become code; the modal makes none'],
] as const

/** The sources that a page with the modal needs. */
export interface Policy {
  sources: Source[]
}

/** Collects sources. If a source is added for two reasons, it is one source with two uses. */
export class PolicyBuilder {
  readonly #sources = new Map<string, Source>()

  /** Adds a source as it is written in a policy. */
  add(directive: FetchDirective, source: string, use: Use, placeholder: Source['placeholder'] = null): void {
    const key = `${directive} ${source}`
    const known = this.#sources.get(key)
    if (!known) this.#sources.set(key, { directive, source, placeholder, uses: [use] })
    else {
      if (!known.uses.some((one) => isSame(one, use))) known.uses.push(use)
      const why = placeholder?.why ?? ''
      if (known.placeholder && !known.placeholder.why.split('; ').includes(why))
        known.placeholder = { ...known.placeholder, why: `${known.placeholder.why}; ${why}` }
    }
  }

  /** Adds the host of an address, or a placeholder for an address that could not be read. */
  addAddress(directive: FetchDirective, address: Address, use: Omit<Use, 'when'>, when: string | null = null): void {
    const needed = { ...use, when: address.when ?? when }
    if (address.kind === 'open') {
      this.add(directive, placeholderOf(address.env, use.what, address.at), needed, {
        at: address.at,
        why: address.why,
      })
      return
    }
    const source = sourceOf(address.url)
    if (source !== null) this.add(directive, source, needed)
    else {
      const why = 'the address names no host that a policy can name'
      this.add(directive, placeholderOf(null, use.what, address.at), needed, { at: address.at, why })
    }
  }

  policy(): Policy {
    const sources = [...this.#sources.values()]
    const all = sources.find(({ directive, source }) => directive === 'img-src' && source === 'https:')
    const isCovered = (one: Source): boolean => one.directive === 'img-src' && one.source.startsWith('https://')
    for (const one of all ? sources.filter(isCovered) : [])
      all?.uses.push(...one.uses.filter((use) => !all.uses.some((other) => isSame(other, use))))
    const kept = all ? sources.filter((one) => !isCovered(one)) : sources
    for (const { uses } of kept) if (uses.some(({ when }) => when === null)) uses.sort(certainFirst)
    return { sources: fetchDirectives.flatMap((name) => kept.filter(({ directive }) => directive === name)) }
  }
}

function isSame(one: Use, other: Use): boolean {
  return one.flow === other.flow && one.unit === other.unit && one.what === other.what && one.when === other.when
}

function certainFirst(one: Use, other: Use): number {
  return Number(one.when !== null) - Number(other.when !== null)
}

/** Returns a placeholder in one word, so that it is one source of its directive: the name of the variable, or a description and the place. */
function placeholderOf(env: string | null, what: string, { file, line }: Place): string {
  if (env !== null) return `{${word(env)}}`
  return `{${word(what)}${file === '' ? '' : `@${word(file)}:${line}`}}`
}

function word(text: string): string {
  return text
    .replaceAll(/[^\w./@-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
}
