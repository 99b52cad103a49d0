import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { concatenate } from './combine'
import { callFunction } from './functions'
import { listMethod } from './list-methods'
import { objectFunction } from './object-functions'
import type { Reader } from './reader'
import type { Scope } from './scope'
import { textMethod } from './text-methods'
import { absent, listOf, over, plain, truth, type Value } from './value'

/** Returns the value of a call: a call of a function of the project, of the language, or of a package. */
export function callValue(reader: Reader, node: SyntaxNode, scope: Scope): Value {
  const callee = asNode(node['callee'])
  if (!callee) return absent
  const unread = reader.unread(scope, node, 'it is the result of a call that is made while the page runs')
  const given = argumentsOf(reader, node, scope)
  if (/^(Optional)?MemberExpression$/.test(callee.type) && callee['computed'] !== true) {
    const object = asNode(callee['object'])
    const name = nameOf(callee['property'])
    if (nameOf(object) === 'Object' || nameOf(object) === 'Array') return objectFunction(reader, name, given, unread)
    if (object) {
      const receiver = reader.value(object, scope)
      const found = over(receiver, (one) => methodValue(reader, one, name, given, unread) ?? notKnown)
      if (!isMissing(found)) return found
    }
  }
  return over(reader.value(callee, scope), (called) => {
    if (called.kind === 'function') return callFunction(reader, called, given, unread)
    if (called.kind !== 'import') return called.kind === 'unread' ? called : unread
    if (called.from === 'global') return globalCall(called.name, given) ?? unread
    // viem's function returns the chain that it is given.
    if (called.name === 'defineChain') return given[0] ?? absent
    return { kind: 'call', from: called.from, name: called.name, args: given, at: reader.place(scope, node) }
  })
}

/** The value that marks a receiver as having no such method. */
const notKnown: Value = { kind: 'plain', value: Number.NEGATIVE_INFINITY }

function isMissing(value: Value): boolean {
  return value === notKnown || (value.kind === 'either' && value.of.includes(notKnown))
}

function methodValue(
  reader: Reader,
  receiver: Value,
  name: string,
  given: readonly Value[],
  unread: Value,
): Value | null {
  if (receiver.kind === 'list') return listMethod(reader, receiver.items, name, given, unread)
  if (receiver.kind === 'plain' && typeof receiver.value === 'string') return textMethod(receiver.value, name, given)
  if (receiver.kind === 'object' && name === 'toString') return receiver.fields.get('href') ?? null
  if (receiver.kind === 'plain') return absent
  return receiver.kind === 'unread' ? receiver : null
}

function argumentsOf(reader: Reader, node: SyntaxNode, scope: Scope): readonly Value[] {
  const lists = nodesIn(node['arguments']).map((argument): Value => {
    const inner = argument.type === 'SpreadElement' ? asNode(argument['argument']) : null
    return inner ? reader.value(inner, scope) : listOf([reader.value(argument, scope)])
  })
  const all = concatenate(lists, reader.unread(scope, node, 'its arguments are made while the page runs'))
  return all.kind === 'list' ? all.items : []
}

function globalCall(name: string, [first = absent, second = absent]: readonly Value[]): Value | null {
  if (name === 'Boolean') {
    const known = truth(first)
    return known === null ? null : plain(known)
  }
  if (name === 'URL') return addressOf(first, second)
  if (first.kind !== 'plain') return null
  if (name === 'Number') return plain(Number(first.value))
  if (name === 'String') return plain(String(first.value))
  if (name === 'BigInt') return plain(String(first.value))
  if (name === 'encodeURIComponent') return encoded(String(first.value))
  return null
}

/** Returns the text with escapes; `null` if the text has half of a surrogate pair, which cannot be escaped. */
function encoded(text: string): Value | null {
  try {
    return plain(encodeURIComponent(text))
  } catch {
    return null
  }
}

/** The object that `new URL(address, base)` makes. */
function addressOf(address: Value, base: Value): Value | null {
  const text = textOf(address)
  const under = textOf(base)
  if (text === null || !URL.canParse(text, under ?? undefined)) return null
  const { href, origin, protocol, host, hostname, pathname, search } = new URL(text, under ?? undefined)
  const fields = { href, origin, protocol, host, hostname, pathname, search }
  return {
    kind: 'object',
    fields: new Map(Object.entries(fields).map(([name, value]) => [name, plain(value)])),
    unclear: [],
    fixed: new Set(),
  }
}

function textOf(value: Value): string | null {
  if (value.kind === 'object') return textOf(value.fields.get('href') ?? absent)
  return value.kind === 'plain' && typeof value.value === 'string' ? value.value : null
}
