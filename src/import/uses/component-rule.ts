import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { attributesOf, type Attribute } from '../kits/find-calls'
import type { SourceFile } from '../source/source-file'
import type { Match, Matched } from './use'

/**
 * Turns an attribute of a kit component into the text of an attribute of the modal's component. The text is empty when no attribute is
 * needed, and `null` when there is no exact equivalent.
 */
export type AttributeMatch = (file: SourceFile, attribute: Attribute) => string | null

/** The modal's component that replaces a component of the kit. */
export interface ComponentMatch {
  ours: string
  attributes: Readonly<Record<string, AttributeMatch>>
  /** Attributes that give the modal's component the defaults of the kit's component, by name. An attribute in the code has priority. */
  fixed?: Readonly<Record<string, string>>
}

const unnamedAttributes =
  'the importer reads only attributes that are written by name: write the attributes by name before the import, or write the element by hand'

/** Finds the replacement of a JSX element. An element with children has no replacement. */
export function matchElement(file: SourceFile, element: SyntaxNode, match: ComponentMatch): Matched {
  const opening = asNode(element['openingElement'])
  const name = nameOf(opening?.['name'])
  const children = nodesIn(element['children']).filter(
    ({ type, value }) => type !== 'JSXText' || String(value).trim() !== '',
  )
  if (children.length > 0)
    return {
      why: `${match.ours} takes no children: remove the children before the import, or write the element by hand`,
    }
  const { attributes, unclear } = attributesOf({ file, node: element })
  if (unclear.length > 0) return { why: unnamedAttributes }
  const texts: string[] = []
  for (const attribute of attributes) {
    const text = match.attributes[attribute.name]?.(file, attribute) ?? null
    if (text === null)
      return {
        why: `${match.ours} has no equivalent of the attribute ${attribute.name} with this value: remove the attribute before the import, or write the element by hand`,
      }
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

/** Keeps an attribute unchanged. */
export const asItIs: AttributeMatch = (file, { whole }) => file.text.slice(whole.node.start, whole.node.end)

/** Keeps an attribute unchanged when its value is one of the given strings. */
export function oneOf(...values: readonly string[]): AttributeMatch {
  return (file, attribute) => {
    const text = literalOf(attribute)
    return typeof text === 'string' && values.includes(text) ? asItIs(file, attribute) : null
  }
}

/** Turns a boolean attribute into one of two attributes of the modal's component: `yes` for true and `no` for false. */
export function yesOrNo(yes: string, no: string): AttributeMatch {
  return (_, attribute) => {
    const value = literalOf(attribute)
    return value === true ? yes : value === false ? no : null
  }
}

/** Turns an attribute with an integer, which may be written as a string, into an attribute with a number. */
export const asNumber: AttributeMatch = (_, attribute) => {
  const value = Number(literalOf(attribute))
  return Number.isInteger(value) ? `${attribute.name}={${value}}` : null
}

/** Returns the value of an attribute that is a literal; `undefined` for any other expression. */
function literalOf({ value }: Attribute): unknown {
  if (value === null) return true
  return value.node.type.endsWith('Literal') ? value.node['value'] : undefined
}
