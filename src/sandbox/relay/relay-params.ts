import { isRecord, type JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'

const mostTopics = 500
const defaultTtl = 300

/** Checks that the parameters of a relay method are an object. */
export function paramsObject(value: unknown): JsonRecord {
  if (!isRecord(value)) throw invalidParams('The parameters must be an object')
  return value
}

/** Returns a parameter that must be a text. */
export function textParam(params: JsonRecord, name: string): string {
  const value = params[name]
  if (typeof value !== 'string' || value === '') throw invalidParams(`${name} must be a text`)
  return value
}

/** A topic: 64 hexadecimal digits. */
export function topicParam(params: JsonRecord, name = 'topic'): string {
  return topic(params[name], name)
}

/** Returns a list of at most 500 topics. The public relay has the same limit. */
export function topicsParam(params: JsonRecord): readonly string[] {
  const { topics } = params
  if (!Array.isArray(topics) || topics.length > mostTopics) {
    throw invalidParams(`topics must be a list of at most ${mostTopics} topics`)
  }
  return topics.map((value) => topic(value, 'topics'))
}

/** Returns a list of a batch method, for example `messages`. */
export function listParam(params: JsonRecord, name: string): readonly JsonRecord[] {
  const list = params[name]
  if (!Array.isArray(list) || list.length > mostTopics || !list.every(isRecord)) {
    throw invalidParams(`${name} must be a list of at most ${mostTopics} objects`)
  }
  return list
}

/** Returns the time that a message is stored, in seconds. Default: five minutes. */
export function ttlParam(params: JsonRecord): number {
  const { ttl = defaultTtl } = params
  if (typeof ttl !== 'number' || !Number.isFinite(ttl) || ttl < 0) throw invalidParams('ttl must be seconds')
  return ttl
}

/** The optional parts of a published message. */
export function extrasParam(params: JsonRecord): { tag: number; attestation: string | undefined } {
  const { tag, attestation } = params
  return {
    tag: typeof tag === 'number' ? tag : 0,
    attestation: typeof attestation === 'string' ? attestation : undefined,
  }
}

function topic(value: unknown, name: string): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/i.test(value)) {
    throw invalidParams(`${name} must hold 64 hexadecimal digits`)
  }
  return value.toLowerCase()
}
