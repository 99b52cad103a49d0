import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { attributesOf, type Attribute } from '../kits/find-calls'
import type { SourceFile } from '../source/source-file'
import type { Match, Matched } from './use'

/** Our attribute for one of the kit: its text, empty for none, and `null` where there is no exact match. */
export type AttributeMatch = (file: SourceFile, attribute: Attribute) => string | null

/** A component of the kit, and ours. */
export interface ComponentMatch {
  ours: string
  attributes: Readonly<Record<string, AttributeMatch>>
  /** Attributes of ours that stand for the kit's defaults, by name. Another attribute of the same name replaces them. */
  fixed?: Readonly<Record<string, string>>
}

/** The match of an element, which may have no children. */
export function matchElement(file: SourceFile, element: SyntaxNode, match: ComponentMatch): Matched {
  const opening = asNode(element['openingElement'])
  if (!opening) return { why: 'it is no element' }
  const name = nameOf(opening['name'])
  const children = nodesIn(element['children']).filter(
    ({ type, value }) => type !== 'JSXText' || String(value).trim() !== '',
  )
  if (children.length > 0) return { why: `${match.ours} takes no children` }
  const { attributes, unclear } = attributesOf({ file, node: element })
  if (unclear.length > 0) return { why: 'its attributes are not known here' }
  const texts: string[] = []
  for (const attribute of attributes) {
    const text = match.attributes[attribute.name]?.(file, attribute) ?? null
    if (text === null) return { why: `${match.ours} has no ${attribute.name} of this value` }
    if (text !== '') texts.push(text)
  }
  const given = new Set(texts.map((text) => text.split('=')[0]))
  for (const [key, text] of Object.entries(match.fixed ?? {})) if (!given.has(key)) texts.push(text)
  const rest = texts.map((text) => ` ${text}`).join('')
  const done: Match = {
    what: file.text.slice(element.start, element.end),
    becomes: `<${match.ours}${rest} />`,
    node: element,
    apply(edits, paths) {
      const local = edits.add(match.ours, paths.modal(file), name === match.ours ? name : match.ours)
      edits.replace(element, `<${local}${rest} />`)
    },
  }
  return done
}

/** The attribute as it is. */
export const asItIs: AttributeMatch = (file, { whole }) => file.text.slice(whole.node.start, whole.node.end)

/** An attribute whose text is one of some values. */
export function oneOf(...values: readonly string[]): AttributeMatch {
  return (file, attribute) => {
    const text = literalOf(attribute)
    return typeof text === 'string' && values.includes(text) ? asItIs(file, attribute) : null
  }
}

/** A switch: our attribute for true and for false. */
export function yesOrNo(yes: string, no: string): AttributeMatch {
  return (_, attribute) => {
    const value = literalOf(attribute)
    return value === true ? yes : value === false ? no : null
  }
}

/** A number, also written as a text. */
export const asNumber: AttributeMatch = (_, attribute) => {
  const value = Number(literalOf(attribute))
  return Number.isInteger(value) ? `${attribute.name}={${value}}` : null
}

/** The value of an attribute that is a literal. */
function literalOf({ value }: Attribute): unknown {
  if (value === null) return true
  return value.node.type.endsWith('Literal') ? value.node['value'] : undefined
}
