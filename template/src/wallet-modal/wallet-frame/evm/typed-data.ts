import * as v from 'valibot'
import type { Hex } from 'viem'
import { hashTypedData } from 'viem'
import { visibleText } from '../approval/readable-text'
import type { RequestTexts } from '../approval/request-texts'
import { requestTexts } from '../approval/request-texts'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import type { SigningRequest } from '../requests/rpc'
import { evmChainId } from '../session/active-networks'
import { approvalFacts } from '../requests/approval-facts'
import { signForAccount } from './sign'
import type { TypedStructs } from './typed-values'
import { readTypedStruct } from './typed-values'

const name = v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,99}$/))
/** The name of a struct. It must not hide an atomic type. */
const structName = v.pipe(
  name,
  v.check((text) => !/^(?:u?int\d*|bytes\d*|address|bool|string)$/.test(text)),
)
const field = v.object({ name, type: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,99}(?:\[\d{0,4}\]){0,4}$/)) })

const typedDataSchema = v.object({
  types: v.record(structName, v.pipe(v.array(field), v.maxLength(64))),
  primaryType: name,
  domain: v.record(v.string(), v.unknown()),
  message: v.record(v.string(), v.unknown()),
})

const paramsSchema = v.looseTuple([
  v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i)),
  v.union([v.pipe(v.string(), v.maxLength(200_000)), v.record(v.string(), v.unknown())]),
])

/** The fields of a domain that EIP-712 knows, in its order. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/** Amounts from here on are unlimited for any token: half of the largest number of 96 bits. */
const unlimited = BigInt(2) ** BigInt(95)
const amountNames = new Set(['value', 'amount', 'wad', 'allowed', 'allowance'])

function readParams(params: unknown) {
  const read = v.safeParse(paramsSchema, params)
  if (!read.success) throw invalidParams('eth_signTypedData_v4 takes an address and typed data')
  const [address, given] = read.output
  let json: unknown = given
  try {
    if (typeof given === 'string') json = JSON.parse(given)
  } catch {
    json = undefined
  }
  const data = v.safeParse(typedDataSchema, json)
  if (!data.success) throw invalidParams('The typed data does not have the form of EIP-712')
  return { address, data: data.output }
}

/** The fields of the domain that are signed: those that the types name, or those that EIP-712 knows and that are there. */
function signedDomainFields(types: TypedStructs, domain: object) {
  const own = Object.hasOwn(types, 'EIP712Domain') ? types['EIP712Domain'] : undefined
  const present = domainFields.filter((known) => Object.hasOwn(domain, known.name))
  const isKnown = (own ?? []).every((one) =>
    domainFields.some((known) => known.name === one.name && known.type === one.type),
  )
  if (!isKnown) throw invalidParams('The typed data has a domain that EIP-712 does not know')
  return own ?? present
}

/** What decides the warnings. */
interface SignedFacts {
  primaryType: string
  message: unknown
  hasChain: boolean
  hasContract: boolean
}

function hasUnlimitedAmount(value: unknown, key = ''): boolean {
  if (typeof value === 'bigint') return amountNames.has(key) && value >= unlimited
  if (value === true) return key === 'allowed'
  if (Array.isArray(value)) return value.some((item) => hasUnlimitedAmount(item, key))
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([name, inner]) => hasUnlimitedAmount(inner, name))
  )
}

function warningsOf(
  texts: RequestTexts['warnings'],
  { primaryType, message, hasChain, hasContract }: SignedFacts,
): string[] {
  const warnings: string[] = []
  if (!hasChain) warnings.push(texts.everyNetwork)
  if (!hasContract) warnings.push(texts.noContract)
  const isUnlimited = hasUnlimitedAmount(message)
  if (/permit|approv|allowance/i.test(primaryType) || isUnlimited) warnings.push(texts.signatureTakes)
  if (isUnlimited) warnings.push(texts.unlimited)
  return warnings
}

/** Answers `eth_signTypedData_v4`: shows every field and signs exactly the fields that were shown. */
export async function signTypedData(request: SigningRequest, params: unknown): Promise<Hex> {
  const { address, data } = readParams(params)
  const signing = await approvalFacts(request, 'eip155')
  const { facts, network } = signing
  const { titles, labels, values, warnings } = facts.language.textsOf(requestTexts)
  if (address.toLowerCase() !== signing.address.toLowerCase())
    throw new FrameError('The request is for another account', errorCodes.unauthorized)
  const { primaryType } = data
  if (primaryType === 'EIP712Domain') throw invalidParams('The typed data has no message')
  const fields = signedDomainFields(data.types, data.domain)
  const types: TypedStructs = { ...data.types, EIP712Domain: fields }
  const domain = readTypedStruct({ structs: types, words: values }, 'EIP712Domain', data.domain)
  const message = readTypedStruct({ structs: types, words: values }, primaryType, data.message)
  const chainId = domain.value['chainId']
  if (chainId !== undefined && chainId !== BigInt(evmChainId(network)))
    throw new FrameError('The typed data is for another network. Switch the network first', errorCodes.unknownChain)
  const verifyingContract = domain.value['verifyingContract']
  if (signing.kind) {
    const fields = types[primaryType]?.map((field) => field.name) ?? []
    const operations = await signing.kind.operations()
    operations.checkTypedData({ primaryType, fields, verifyingContract }, signing.address)
  }
  const typedData = { types, primaryType, domain: domain.value, message: message.value } as const
  await request.context.ask({
    ...facts,
    title: titles.signData,
    // Many contracts take typed data as an order, an approval or a transfer.
    movesValue: true,
    rows: [
      { label: labels.for, rows: domain.rows },
      { label: visibleText(primaryType, 60), rows: message.rows },
    ],
    warnings: warningsOf(warnings, {
      primaryType,
      message: message.value,
      hasChain: chainId !== undefined,
      hasContract: verifyingContract !== undefined,
    }),
  })
  return signForAccount(request, signing, hashTypedData(typedData as Parameters<typeof hashTypedData>[0]))
}
