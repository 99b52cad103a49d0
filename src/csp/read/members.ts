import { asNode, nameOf, type SyntaxNode } from '../../wire/syntax'
import { elementAt } from './patterns'
import type { Reader } from './reader'
import type { Scope } from './scope'
import { absent, fieldOf, over, plain, type Value } from './value'

/** The host that stands for the page's own host. A policy writes this host as `'self'`. */
export const pageHost = 'page.invalid'

/** The fields of `location` that do not depend on the visited page. */
const location: ReadonlyMap<string, Value> = new Map([
  ['origin', plain(`https://${pageHost}`)],
  ['href', plain(`https://${pageHost}/`)],
  ['host', plain(pageHost)],
  ['hostname', plain(pageHost)],
  ['protocol', plain('https:')],
])

/** Variables of the environment that are known in a production build. */
const builtIn: ReadonlyMap<string, Value> = new Map([
  ['PROD', plain(true)],
  ['DEV', plain(false)],
  ['MODE', plain('production')],
  ['NODE_ENV', plain('production')],
  ['SSR', plain(false)],
  ['BASE_URL', plain('/')],
])

/** The namespaces of the modal's adapters. */
const namespaces: ReadonlyMap<string, string> = new Map([
  ['ethersAdapter', 'eip155'],
  ['ethers5Adapter', 'eip155'],
  ['wagmiAdapter', 'eip155'],
  ['solanaAdapter', 'solana'],
  ['bitcoinAdapter', 'bip122'],
])

/** The value of `object.name` or `object[name]`. */
export function memberValue(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const object = asNode(node['object'])
  const property = asNode(node['property'])
  if (!object || !property) return absent
  const at = reader.place(scope, node)
  if (isEnvironment(node, object, property)) return { kind: 'env', at }
  const key = node['computed'] === true ? reader.value(property, scope) : plain(nameOf(property))
  if (key.kind !== 'plain') return reader.unread(scope, node, 'the name of the field is computed')
  const name = String(key.value)
  return over(reader.value(object, scope), (value) => member(reader, value, name, node, scope))
}

function isEnvironment(node: SyntaxNode, object: SyntaxNode, property: SyntaxNode): boolean {
  if (node['computed'] === true || nameOf(property) !== 'env') return false
  return object.type === 'MetaProperty' || nameOf(object) === 'process'
}

function member(reader: Reader, value: Value, name: string, node: SyntaxNode, scope: Scope): Value {
  if (value.kind === 'env')
    return builtIn.get(name) ?? reader.unread(scope, node, `the environment variable ${name} has the value`, name)
  if (value.kind === 'object') return fieldOf(value, name)
  if (value.kind === 'list') {
    if (name === 'length') return lengthOf(reader, value.items, node, scope)
    return /^\d+$/.test(name) ? elementAt(value, Number(name)) : absent
  }
  if (value.kind === 'plain')
    return name === 'length' && typeof value.value === 'string' ? plain(value.value.length) : absent
  if (value.kind === 'import' && value.from === 'global') {
    const known = value.name === 'location' ? location.get(name) : undefined
    if (known) return known
    // `window.location` is the same object as `location`.
    if (name === 'location') return { ...value, name }
  }
  const namespace = value.kind === 'call' && name === 'namespace' ? namespaces.get(value.name) : undefined
  if (namespace !== undefined) return plain(namespace)
  if (value.kind === 'unread')
    return value.env === null ? reader.unread(scope, node, value.why) : { ...value, env: value.env }
  return reader.unread(scope, node, 'the value is computed while the page runs')
}

/** Returns the length of a list. The length is not known if an item may be missing. */
function lengthOf(reader: Reader, items: readonly Value[], node: SyntaxNode, scope: Scope): Value {
  const isCertain = items.every(
    (item) => item.kind !== 'unread' && !(item.kind === 'either' && item.of.some((one) => one === absent)),
  )
  return isCertain ? plain(items.length) : reader.unread(scope, node, 'the length of the list depends on a condition')
}
