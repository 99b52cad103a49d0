import { isRecord } from '../../template/src/wallet-modal/domain/errors/errors'
import type { SiwxMessageData } from '../../template/src/wallet-modal/domain/sign-in/siwx'
import { buildSiwxMessage } from '../../template/src/wallet-modal/domain/siwx/build-message'
import { parseSiwxMessage, readSiwxMessage } from '../../template/src/wallet-modal/domain/siwx/parse-message'
import { createLogin, kinds } from './logins'
import type { Random } from './random'
import { createRandom } from './random'
import type { FuzzRange } from './run-fuzz'

/** The texts that are put into fields: line breaks and marks alone, and followed by lines that would be further fields. */
const marks = [
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\0',
]
const lines = [
  '',
  'URI: https://evil.example',
  '\nURI: https://evil.example\nVersion: 1',
  'Resources:\n- https://evil.example',
  '- https://evil.example',
  'Expiration Time: 2099-01-01T00:00:00Z',
  'Nonce: 00000000',
  'Chain ID: 1',
]
const harmless = ['a', '0', ' ', '-', ':', '/', '%41', '%', 'é', '😀', "'", '\\', '"', '<b>']

type TextField = Exclude<keyof SiwxMessageData, 'resources' | 'chainId'>

const textFields: readonly TextField[] = [
  'accountAddress',
  'domain',
  'uri',
  'version',
  'nonce',
  'statement',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
]

function injected(text: string, random: Random): string {
  const at = random.oneIn(3) ? text.length : random.below(text.length + 1)
  const added = random.oneIn(3) ? random.pick(harmless) : random.pick(marks) + random.pick(lines)
  return text.slice(0, at) + added + text.slice(at)
}

function changed(data: SiwxMessageData, random: Random): SiwxMessageData {
  const at = random.below(textFields.length + 2)
  const field = textFields[at]
  if (field !== undefined) return { ...data, [field]: injected(data[field] ?? '', random) }
  if (at > textFields.length) return { ...data, chainId: `eip155:${injected('1', random)}` }
  const resources = [...(data.resources ?? [])]
  const index = random.below(resources.length)
  return { ...data, resources: resources.with(index, injected(resources[index] ?? '', random)) }
}

const sameJson = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

function isReadAs(data: SiwxMessageData, text: string): boolean {
  try {
    const read = readSiwxMessage(text)
    return (
      sameJson(read.data, data) &&
      sameJson(parseSiwxMessage(text), data) &&
      buildSiwxMessage(read.data, read.form) === text &&
      text.split(/[\n\r\v\f\u0085\u2028\u2029]/).length === text.split('\n').length
    )
  } catch {
    return false
  }
}

/** Builds messages from mutated fields, and returns how many could be built. A message that is read back with other fields is a failure. */
export function runFields({ seed, from, to }: FuzzRange): { cases: number; built: number; failures: string[] } {
  const failures: string[] = []
  let built = 0
  const valid = kinds.slice(0, 3).map((kind) => createLogin(kind, 'abcdefgh12345678').data)
  for (let index = from; index < to; index += 1) {
    const random = createRandom(seed, index)
    const data = changed(random.pick(valid), random)
    const form = random.oneIn(2) ? 'namespace' : 'blockchain'
    let text: string
    try {
      text = buildSiwxMessage(data, form)
    } catch (error) {
      if (!isRecord(error) || error['code'] !== 'SIWX_MESSAGE_NOT_VALID') throw error
      continue
    }
    built += 1
    const isSame = isReadAs(data, text)
    if (!isSame) failures.push(JSON.stringify({ replay: `--seed ${seed} --field ${index}`, data, text }, null, 2))
  }
  return { cases: to - from, built, failures }
}
