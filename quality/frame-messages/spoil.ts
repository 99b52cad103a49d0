import type { Random } from '../fuzz/random'
import { anyOf } from './any-of'

const additions = ['x', '\u0000', ' ', '_', '\t', '\n', '\u200b', '\u202e', '\u0130', '/', '.', '@', '%']

/** A text with one character more, one less or another one. */
export function spoilText(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  const added = random.pick(additions)
  const changed = random.pick([
    `${text.slice(0, at)}${added}${text.slice(at)}`,
    `${text.slice(0, at)}${text.slice(at + 1)}`,
    `${text.slice(0, at)}${added}${text.slice(at + 1)}`,
  ])
  return changed === text ? `${text}${added}` : changed
}

/** An origin that is not the given one, of the form `https://wallet.app.example`. */
export function spoilOrigin(origin: string, random: Random): unknown {
  const host = origin.slice('https://'.length)
  return random.pick<() => unknown>([
    () => `${origin}:${random.pick(['80', '444', '8443', '443'])}`,
    () => `${random.pick(['http', 'ws', 'HTTPS', 'file', ''])}://${host}`,
    () => `${origin}${random.pick(['/', '.', '.evil.example', '?', '#', ' ', '\u0000', '/path', '@evil.example'])}`,
    () => `https://${random.pick(['evil', 'evil.', 'user@', 'www.', ' ', '.', 'evil.example/'])}${host}`,
    () => origin.toUpperCase(),
    () => `https://${host.replace('a', '\u0430')}`,
    () => `https://${host.replace('.', '\u3002')}`,
    () => `https://xn--${host}`,
    () => `https://${host.slice(host.indexOf('.') + 1)}`,
    () =>
      anyOf(['null', '', '*', 'about:blank', 'https://evil.example', 'https://other.example', undefined, null], random),
    () => [origin],
    () => Object(origin),
    () => spoilText(origin, random),
  ])()
}

/** An id that is not the given one. */
export function spoilId(id: string, others: readonly string[], random: Random): unknown {
  const upper = id.toUpperCase()
  return random.pick<() => unknown>([
    () => random.pick(['', '__proto__', 'constructor', 'x'.repeat(65), random.letters(36), '*']),
    () => anyOf([7, null, undefined, true, Number.NaN, {}, [], new Date(0), Symbol.iterator], random),
    () => id.slice(0, 8 + random.below(id.length - 8)),
    () => `${id}${random.pick(['0', ' ', '\u0000', '/', id])}`,
    () => ` ${id}`,
    () => (upper === id ? `${id}A` : upper),
    () => [id],
    () => Object(id),
    () => (others.length > 0 ? random.pick(others) : ''),
    () => spoilText(id, random),
  ])()
}

const ending = /_(?:SUCCESS|ERROR)$/

/** The type of a message, of the form `@prefix/NAME_ENDING`, that is no type that answers the same request. */
export function spoilType(type: string, prefix: string, names: readonly string[], random: Random): unknown {
  const name = type.slice(prefix.length)
  const changed = random.pick<() => unknown>([
    () => name,
    () => `${random.pick(['@w3m-app/', '@w3m-frame', '@W3M-FRAME/', '@w3m-frame//', ' @w3m-frame/', '/'])}${name}`,
    () => `${prefix}${random.pick(names)}_SUCCESS`,
    () => `${type}${random.pick(['_SUCCESS', '_ERROR', 'S', '2', '\u0000', 'x'.repeat(81)])}`,
    () => `${type.replace(ending, '')}${random.pick(['', '_', '_DONE', '_success', '_FAILURE'])}`,
    () => type.toLowerCase(),
    () =>
      random.pick(['', '__proto__', 'constructor', prefix, `${prefix}__proto___SUCCESS`, `${prefix}toString_ERROR`]),
    () => anyOf([7, null, undefined, true, {}, new Date(0), Symbol.iterator], random),
    () => [type],
    () => Object(type),
    () => ({ toString: () => type, startsWith: () => true, length: type.length }),
    () => spoilText(type, random),
  ])()
  const isSame = typeof changed === 'string' && changed.replace(ending, '') === type.replace(ending, '')
  return isSame && (changed === type || ending.test(changed)) ? `${changed}x` : changed
}

const cyclic: Record<string, unknown> = { type: '@w3m-frame/GET_USER_SUCCESS' }
cyclic['payload'] = cyclic
const huge = { type: 'x'.repeat(100_000), id: 'x'.repeat(100_000), payload: Array(10_000).fill('x') }
const buffer = new ArrayBuffer(8)
const exotic = [new Date(0), /x/, new Error('x'), new WeakMap(), new Blob([]), buffer, new DataView(buffer)]

/** Data that is no message, made from a message that would be taken. */
export function spoilData(message: object, random: Random): unknown {
  return random.pick<() => unknown>([
    () => anyOf([null, undefined, true, 7, Number.NaN, BigInt(7), '', 'text', Symbol.iterator], random),
    () => JSON.stringify(message),
    () => [message],
    () => random.pick([cyclic, huge]),
    () => Object.freeze({ ...message, type: 7 }),
    () => random.pick(exotic),
    () => new Set([message]),
    () => new Map(Object.entries(message)),
    () => ({ data: message }),
    () => ({ __proto__: null, message }),
    () => Object.keys(message),
    () => () => message,
    () => Promise.resolve(message),
  ])()
}
