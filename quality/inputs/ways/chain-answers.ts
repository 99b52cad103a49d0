import { decodeAbiParameters, encodeAbiParameters, hexToBigInt } from 'viem'
import {
  decodeAccount,
  decodeResults,
  decodeText,
  decodeUint,
} from '../../../template/src/wallet-modal/adapters/evm/reader/abi-decode'
import { toQuantity } from '../../../template/src/wallet-modal/adapters/evm/reader/ask'
import { parseEvmChainId } from '../../../template/src/wallet-modal/domain/networks/network'
import { postCalls } from '../../../template/src/wallet-modal/services/json-rpc'
import type { Random } from '../../fuzz/random'
import { isOwnError, part } from '../part'
import { oddNumber, oddValue } from '../values/odd'
import { hexDigits, mixedText, textOf } from '../values/texts'
import { answerOf, answering } from './service-part'

interface Rpc {
  text: string
  calls: number
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The results that an answer has, read once more: the last answer with the id of a call counts. Undefined if a call has none. */
function resultsIn({ text, calls }: Rpc): unknown[] | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  const results: unknown[] = []
  for (let id = 0; id < calls; id += 1) {
    const answer = list.findLast((one) => isRecord(one) && one['id'] === id)
    if (!isRecord(answer)) return undefined
    if (isRecord(answer['error'])) results.push(Error)
    else if (Object.keys(answer).includes('result')) results.push(answer['result'])
    else return undefined
  }
  return results
}

/** Answers of JSON-RPC endpoints, single and in batches, read once more from the parsed JSON. */
export const rpcAnswers = part<Rpc, unknown[]>({
  name: 'rpc-answers',
  count: 120_000,
  make(random) {
    const calls = 1 + random.below(3)
    const answers = Array.from({ length: calls }, (_, id) =>
      random.oneIn(5)
        ? { jsonrpc: '2.0', id, error: { code: -32000, message: 'execution reverted' } }
        : { jsonrpc: '2.0', id, result: `0x${textOf(hexDigits, random.below(8), random)}` },
    )
    if (random.oneIn(4)) answers.reverse()
    return { text: answerOf(calls === 1 ? answers[0] : answers, random), calls }
  },
  read({ text, calls }) {
    const asked = Array.from({ length: calls }, () => ({ method: 'eth_chainId', params: [] }))
    return postCalls(answering(text), 'https://rpc.example', asked, 1_000)
  },
  isRefusal: isOwnError,
  judge(input, results) {
    // `Response` decodes its body as UTF-8, which turns an unpaired surrogate into another character.
    const known = resultsIn({ ...input, text: input.text.toWellFormed().replace(/^\ufeff/, '') })
    if (!results || !known)
      return (results === undefined) === (known === undefined) ? undefined : `The answer is ${known ? '' : 'not '}valid`
    const isSame = known.every((one, id) =>
      one === Error ? results[id] instanceof Error : JSON.stringify(one) === JSON.stringify(results[id]),
    )
    return isSame && known.length === results.length ? undefined : 'The results are other ones'
  },
  broken: (results) => results?.toReversed().concat(0),
})

/** Quantities and chain ids of endpoints and wallets, against BigInt and viem. */
export const quantities = part<unknown, { quantity: bigint | undefined; chainId: number | undefined }>({
  name: 'quantities',
  count: 1_500_000,
  make(random) {
    if (random.oneIn(8)) return random.oneIn(2) ? oddValue(random) : oddNumber(random)
    if (random.oneIn(4)) return mixedText(String(random.below(2 ** 31)), random)
    return mixedText(`0x${textOf(hexDigits, 1 + random.below(random.oneIn(4) ? 70 : 10), random)}`, random)
  },
  read(value) {
    const [quantity, chainId] = [toQuantity(value), parseEvmChainId(value)]
    return quantity === undefined && chainId === undefined ? undefined : { quantity, chainId }
  },
  judge(value, result) {
    const isHex = typeof value === 'string' && value.startsWith('0x') && /^[0-9a-f]+$/i.test(value.slice(2))
    const isQuantity = isHex && value.length <= 66
    if (isQuantity !== (result?.quantity !== undefined)) return `It is ${isQuantity ? 'a' : 'no'} quantity`
    if (isQuantity && result?.quantity !== hexToBigInt(value as `0x${string}`)) return 'viem reads another number'
    const isNumber = isHex || (typeof value === 'string' && /^[0-9]+$/.test(value)) || typeof value === 'number'
    const exact = isNumber && Number.isInteger(Number(value)) ? BigInt(value as string | number) : 0n
    const known = exact > 0n && exact <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(exact) : undefined
    return result?.chainId === known ? undefined : `The chain id is ${known}`
  },
  broken: (result) => result && { ...result, chainId: (result.chainId ?? 0) + 1 },
})

type Form = 'uint' | 'account' | 'text' | 'results'

interface Encoded {
  form: Form
  data: string
  /** What was encoded; undefined for data that was changed. */
  value: unknown
}

const types = {
  uint: [{ type: 'uint256' }],
  account: [{ type: 'address' }],
  text: [{ type: 'string' }],
  results: [
    {
      type: 'tuple[]',
      components: [
        { type: 'bool', name: 'ok' },
        { type: 'bytes', name: 'data' },
      ],
    },
  ],
} as const

function encode(form: Form, random: Random): { data: string; value: unknown } {
  if (form === 'uint') {
    const value = BigInt(random.below(2 ** 31)) ** 8n
    return { data: encodeAbiParameters(types.uint, [value]), value }
  }
  if (form === 'account') {
    const value = `0x${textOf(hexDigits, 39, random)}1` as const
    return { data: encodeAbiParameters(types.account, [value]), value }
  }
  if (form === 'text') {
    const value = mixedText('Coin', random).slice(0, 200).toWellFormed()
    return { data: encodeAbiParameters(types.text, [value]), value }
  }
  const list = Array.from({ length: random.below(4) }, () => ({
    ok: !random.oneIn(3),
    data: `0x${textOf(hexDigits, 2 * random.below(70), random)}` as const,
  }))
  return {
    data: encodeAbiParameters(types.results, [list]),
    value: list.map(({ ok, data }) => (ok ? data : undefined)),
  }
}

function byViem(form: Form, data: string): unknown {
  try {
    return decodeAbiParameters(types[form], data as `0x${string}`)[0]
  } catch {
    return undefined
  }
}

const decoders = { uint: decodeUint, account: decodeAccount, text: decodeText, results: decodeResults }

/** Answers of contracts in the ABI encoding, against viem. */
export const contractAnswers = part<Encoded, unknown>({
  name: 'contract-answers',
  count: 150_000,
  make(random) {
    const form = random.pick(['uint', 'account', 'text', 'results'] as const)
    const { data, value } = encode(form, random)
    if (random.below(8) < 3) return { form, data, value }
    // An edit within the digits keeps the length, so that offsets and lengths are what is wrong.
    const at = 2 + random.below(data.length - 2)
    const changed = data.slice(0, at) + textOf(hexDigits, 1, random) + data.slice(at + 1)
    return { form, data: random.oneIn(3) ? mixedText(data, random) : changed, value: undefined }
  },
  read: ({ form, data }) => decoders[form](data),
  judge({ form, data, value }, result) {
    if (value !== undefined && JSON.stringify(value, replacer) !== JSON.stringify(result, replacer))
      return 'It is not what was encoded'
    if (result === undefined) return undefined
    if (JSON.stringify(result, replacer).length > 4 * data.length + 200) return 'It reads more than the answer has'
    const known = byViem(form, data.toLowerCase())
    if (known === undefined || form === 'results') return undefined
    // viem drops a byte order mark.
    const textOfResult = (text: unknown) =>
      String(text)
        .toLowerCase()
        .replace(/^\ufeff/, '')
    return textOfResult(known) === textOfResult(result) ? undefined : `viem reads ${String(known)}`
  },
  broken: (result) => (typeof result === 'bigint' ? result + 1n : result),
})

function replacer(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value === undefined ? null : value
}
