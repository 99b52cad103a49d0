import type { DataCaller } from '../../../template/src/wallet-modal/services/data-request'
import type { Platform } from '../../../template/src/wallet-modal/platform/platform'
import { createFakePlatform } from '../../../template/src/wallet-modal/testing/fake-platform'
import type { Random } from '../../fuzz/random'
import type { Part } from '../part'
import { isOwnError, part } from '../part'
import { oddJson, spoilTwice } from '../values/odd'
import type { Rules } from '../values/rules'
import { faultIn } from '../values/rules'
import { hostileText, spoilText } from '../values/texts'

export const caller: DataCaller = { base: 'https://data.example', projectId: 'test', sdkType: 'test', sdkVersion: '1' }
export const noSignal = new AbortController().signal

/** Its timers never run, because nothing moves its clock. */
const platform = createFakePlatform()

/** A platform whose requests are answered with the given text. */
export function answering(text: string): Platform {
  return { ...platform, fetch: async () => new Response(text) }
}

/** A value that is JSON: a changed text, or an odd value. */
export function oddField(random: Random, old: unknown): unknown {
  return typeof old === 'string' && random.oneIn(2) ? spoilText(old, random) : oddJson(random)
}

/** The JSON text of an answer: honest, with one or two odd values, or no JSON at all. */
export function answerOf(honest: unknown, random: Random): string {
  if (random.oneIn(20)) return random.oneIn(2) ? hostileText(random) : spoilText(JSON.stringify(honest), random)
  const value = random.below(8) < 2 ? honest : spoilTwice(honest, oddField, random)
  const text = JSON.stringify(value) ?? ''
  return random.oneIn(12) ? text.replace(/:\d+/, ':1e999').replace('{', '{"__proto__":{"polluted":1},') : text
}

interface Service<Result> {
  name: string
  count: number
  /** Makes the honest answer. */
  honest(random: Random): unknown
  ask(text: string): Promise<Result>
  /** What may be in the result. Everything else is a fault. */
  rules: Rules
  /** How much of the answer was taken: a list's length, for example. An honest answer is taken as a whole. */
  size(result: Result): number
  broken(result: Result): Result
  /** Further faults of a result. */
  fault?(result: Result): string | undefined
}

interface Asked {
  text: string
  /** How much of the answer has to be taken. Undefined for an answer that is not honest. */
  whole: number | undefined
}

/** An answer of a service. The honest fields are kept, and what is wrong is left out or refused. */
export function servicePart<Result>(service: Service<Result>): Part {
  const { name, count, honest, ask, rules, size, broken, fault } = service
  return part<Asked, Result>({
    name,
    count,
    make(random) {
      const given = honest(random)
      const text = answerOf(given, random)
      return { text, whole: text === JSON.stringify(given) ? 1 : undefined }
    },
    read: ({ text }) => ask(text),
    isRefusal: isOwnError,
    judge({ whole }, result) {
      if (result === undefined) return whole === undefined ? undefined : 'An honest answer is refused'
      if (whole !== undefined && size(result) !== whole) return 'A part of an honest answer is missing'
      return faultIn(result, rules) ?? fault?.(result)
    },
    broken: (result) => (result === undefined ? undefined : broken(result)),
  })
}
