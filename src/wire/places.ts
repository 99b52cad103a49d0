import { asNode, childrenOf, elementName, nameOf, nodesIn, walk, type SyntaxNode } from './syntax'

/** The code that the provider can wrap: the children of a layout, the outlet of a router, the page of Next's `_app`, or the mounted element. */
export type Anchor = 'children' | 'outlet' | 'page' | 'mount'

/** A place for the provider: the code that it will wrap. */
export interface Place {
  node: SyntaxNode
  parent: SyntaxNode
}

/** Finds every place of one kind in a file. */
export function findPlaces(program: SyntaxNode, anchor: Anchor): Place[] {
  const places: Place[] = []
  walk(program, (node, parent) => {
    const place = parent && placeAt(node, parent, anchor)
    if (place) places.push(place)
  })
  return places
}

function placeAt(node: SyntaxNode, parent: SyntaxNode, anchor: Anchor): Place | null {
  if (anchor === 'mount') return mounted(node)
  const isPlace = {
    children: isChildren(node) && isJsx(parent),
    outlet: elementName(node) === 'Outlet',
    page: elementName(node) === 'Component',
  }[anchor]
  return isPlace ? { node, parent } : null
}

/** `{children}` or `{props.children}`. */
function isChildren(node: SyntaxNode): boolean {
  const name = node.type === 'JSXExpressionContainer' ? nameOf(node['expression']) : ''
  return name === 'children' || name.endsWith('.children')
}

/** The element that is passed to `createRoot(…).render(…)` or `hydrateRoot(…)`, inside of strict mode if there is one. */
function mounted(call: SyntaxNode): Place | null {
  if (call.type !== 'CallExpression') return null
  const callee = asNode(call['callee'])
  const [first, second] = nodesIn(call['arguments'])
  const isRender = callee?.type === 'MemberExpression' && nameOf(callee['property']) === 'render'
  const isHydrate = /(^|\.)hydrateRoot$/.test(nameOf(callee))
  const root = isRender ? first : isHydrate ? second : undefined
  return root && isJsx(root) ? insideStrictMode({ node: root, parent: call }) : null
}

function insideStrictMode(place: Place): Place {
  const isWrapper = place.node.type === 'JSXFragment' || /(^|\.)StrictMode$/.test(elementName(place.node))
  const [only, ...others] = isWrapper ? childrenOf(place.node) : []
  return only?.type === 'JSXElement' && others.length === 0
    ? insideStrictMode({ node: only, parent: place.node })
    : place
}

function isJsx({ type }: SyntaxNode): boolean {
  return type === 'JSXElement' || type === 'JSXFragment'
}
