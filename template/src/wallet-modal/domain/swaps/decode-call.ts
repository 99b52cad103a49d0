/** A decoded approval of ERC-20. */
export interface ApprovalCall {
  kind: 'approval'
  spender: string
  amount: bigint
}

/** A decoded swap of a router with the interface of Uniswap V2. Addresses are in lower case. */
export interface SwapCall {
  kind: 'swap'
  /** The native currency is paid: the transaction's value is the amount. */
  isFromNative: boolean
  /** The native currency arrives. */
  isToNative: boolean
  /** The amount in the call data; undefined when the native currency is paid. */
  amount: bigint | undefined
  minimum: bigint
  /** The tokens that the swap goes through, from the paid one to the received one. */
  path: readonly string[]
  receiver: string
  /** Seconds since the epoch. */
  deadline: bigint
}

type Form = Pick<SwapCall, 'isFromNative' | 'isToNative'>

const nativeToToken: Form = { isFromNative: true, isToNative: false }
const tokenToNative: Form = { isFromNative: false, isToNative: true }
const tokenToToken: Form = { isFromNative: false, isToNative: false }

/** The forms of a swap with an exact paid amount, by selector. The second of each pair supports tokens that keep a fee. */
const forms: Readonly<Record<string, Form>> = {
  '7ff36ab5': nativeToToken,
  b6f9de95: nativeToToken,
  '18cbafe5': tokenToNative,
  '791ac947': tokenToNative,
  '38ed1739': tokenToToken,
  '5c11d795': tokenToToken,
}

const approveSelector = '095ea7b3'
const selectorDigits = 8
const wordDigits = 64
const maxPath = 8
const zero = BigInt(0)

function toAddress(word: bigint): string | undefined {
  return word < BigInt(2) ** BigInt(160) ? `0x${word.toString(16).padStart(40, '0')}` : undefined
}

function readPath(words: readonly bigint[]): readonly string[] | undefined {
  const path = words.map(toAddress).filter((token) => token !== undefined)
  return path.length === words.length && path.length >= 2 && path.length <= maxPath ? path : undefined
}

function readApproval([spenderWord = zero, amount, ...rest]: readonly bigint[]): ApprovalCall | undefined {
  if (amount === undefined || rest.length > 0) return undefined
  const spender = toAddress(spenderWord)
  return spender === undefined ? undefined : { kind: 'approval', spender, amount }
}

function readSwap(words: readonly bigint[], form: Form): SwapCall | undefined {
  const fields = form.isFromNative ? 4 : 5
  const [minimum = zero, place, receiverWord = zero, deadline = zero, count, ...tokens] = words.slice(fields - 4)
  const amount = form.isFromNative ? undefined : words[0]
  // There is one usual place for the path, and nothing may follow it. Anything else could be read in two ways. Too few words have no count.
  if (place !== BigInt(fields * 32) || count !== BigInt(tokens.length)) return undefined
  const path = readPath(tokens)
  const receiver = toAddress(receiverWord)
  return path && receiver !== undefined
    ? { kind: 'swap', ...form, amount, minimum, path, receiver, deadline }
    : undefined
}

/**
 * Decodes the call data of an approval or of a swap, without knowing how the data was made. Only the usual encoding of the ABI is accepted.
 * @returns undefined for any other call, and for data that could be read in two ways
 */
export function decodeCall(data: string): ApprovalCall | SwapCall | undefined {
  const digits = /^0x([0-9a-f]+)$/.exec(data.toLowerCase())?.[1]
  if (digits === undefined || (digits.length - selectorDigits) % wordDigits !== 0) return undefined
  const selector = digits.slice(0, selectorDigits)
  const words = (digits.slice(selectorDigits).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
  if (selector === approveSelector) return readApproval(words)
  const form = Object.hasOwn(forms, selector) ? forms[selector] : undefined
  return form && readSwap(words, form)
}
