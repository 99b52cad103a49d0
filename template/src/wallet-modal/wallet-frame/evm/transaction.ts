import * as v from 'valibot'
import type { Hex, TransactionSerializable } from 'viem'
import { formatUnits, getAddress, keccak256, parseSignature, serializeTransaction } from 'viem'
import type { Approval } from '../approval/approval'
import { requestTexts } from '../approval/request-texts'
import { lowerHex } from '../bytes'
import { chainTexts } from '../chain/chain-texts'
import { createRpcCall } from '../chain/rpc-client'
import { submit } from '../chain/submit'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import { toldError } from '../locales/told-error'
import type { SigningRequest } from '../requests/rpc'
import { evmChainId } from '../session/active-networks'
import type { EvmCall } from './describe-call'
import { describeCall } from './describe-call'
import { checkChain, estimateGas, highestPrice, readGasPrice, readNonce } from './fees'
import type { ApprovalFacts } from '../requests/approval-facts'
import { approvalFacts } from '../requests/approval-facts'
import { signDigest } from './sign'

/** An address in any letters. Read with the checksum of EIP-55. */
export const addressText = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i),
  v.transform((text) => getAddress(text.toLowerCase())),
)
/** A number that is not negative: hexadecimal or decimal digits, or a number. */
export const quantity = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i)),
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ]),
  v.transform((value) => BigInt(value)),
)
/** The data of a call: hexadecimal digits, in lower case. */
export const callData = v.pipe(
  v.string(),
  v.regex(/^0x(?:[0-9a-f]{2})*$/i),
  v.maxLength(262_144),
  v.transform(lowerHex),
)

/** A transaction as pages write it. Fees and nonces of the page are not used. */
const transactionSchema = v.object({
  from: v.optional(addressText),
  to: v.optional(v.nullable(addressText)),
  value: v.optional(quantity, 0),
  data: v.optional(callData),
  input: v.optional(callData),
  gas: v.optional(quantity),
  chainId: v.optional(quantity),
  authorizationList: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0))),
})

/** No block has room for a transaction with more gas. */
const maxGas = BigInt(60_000_000)

/** A call, and the gas that the page names for it. */
interface WantedCall extends EvmCall {
  gas?: bigint | undefined
}

/** Checks that a transaction is for the account and the network that are active. */
export function checkSender(
  { from, chainId }: { from?: string | undefined; chainId?: bigint | undefined },
  { address: own, network }: Pick<ApprovalFacts, 'address' | 'network'>,
): void {
  if (from !== undefined && from.toLowerCase() !== own.toLowerCase())
    throw new FrameError('The request is for another account', errorCodes.unauthorized)
  if (chainId !== undefined && chainId !== BigInt(evmChainId(network)))
    throw new FrameError('The transaction is for another network. Switch the network first', errorCodes.unknownChain)
}

/** Shows a call, signs it and sends it. Returns the hash of the transaction. @param part the place of the call among several calls */
export async function sendCall(
  request: SigningRequest,
  signing: ApprovalFacts,
  call: WantedCall,
  part?: { place: number; count: number },
): Promise<Hex> {
  const { facts, network } = signing
  const { language } = facts
  const { titles, labels, warnings } = language.textsOf(requestTexts)
  const rpc = createRpcCall(request.context.platform, network)
  const chainId = evmChainId(network)
  const from = getAddress(signing.address)
  await checkChain(rpc, chainId)
  const [price, nonce, estimated, described] = await Promise.all([
    readGasPrice(rpc),
    readNonce(rpc, from),
    estimateGas(rpc, from, call),
    describeCall(call, network, rpc, language),
  ])
  const gas = estimated === undefined || (call.gas !== undefined && call.gas > estimated) ? call.gas : estimated
  if (gas === undefined || gas > maxGas) throw toldError(chainTexts, (texts) => texts.wouldFail)
  const { to, value } = call
  const transaction: TransactionSerializable = {
    ...price,
    chainId,
    nonce,
    gas,
    value,
    data: call.data,
    ...(to !== undefined && { to }),
  }
  const { symbol, decimals } = network.nativeCurrency
  const fee = language.amount(formatUnits(gas * highestPrice(price), decimals), symbol)
  const failing = estimated === undefined ? [warnings.willFail] : []
  const approval: Approval = {
    ...facts,
    title: part ? titles.part(described.title, part.place, part.count) : described.title,
    rows: [...described.rows, { label: labels.feeAtMost, value: fee }],
    warnings: [...described.warnings, ...failing],
    movesValue: true,
  }
  await request.context.ask(approval)
  const signature = parseSignature(await signDigest(request, signing, keccak256(serializeTransaction(transaction))))
  const signed = serializeTransaction(transaction, signature)
  const hash = keccak256(signed)
  await submit(request.context.platform, {
    send: () => rpc('eth_sendRawTransaction', [signed]),
    isKnown: async () => (await rpc('eth_getTransactionByHash', [hash])) !== null,
  })
  return hash
}

/** Answers `eth_sendTransaction`. */
export async function sendTransaction(request: SigningRequest, params: unknown): Promise<Hex> {
  const read = v.safeParse(v.looseTuple([transactionSchema]), params)
  if (!read.success) throw invalidParams('eth_sendTransaction takes a transaction')
  const [transaction] = read.output
  const facts = await approvalFacts(request, 'eip155')
  checkSender(transaction, facts)
  if (transaction.data !== undefined && transaction.input !== undefined && transaction.data !== transaction.input)
    throw invalidParams('The transaction has two different texts as data')
  const call = {
    to: transaction.to ?? undefined,
    value: transaction.value,
    data: transaction.data ?? transaction.input ?? '0x',
    gas: transaction.gas,
  } as const
  if (!facts.kind) return sendCall(request, facts, call)
  const { to, value } = call
  if (to === undefined) throw invalidParams('A smart account cannot create a contract. Use the ordinary account')
  return (await facts.kind.operations()).sendTransaction(request, facts, { to, value, data: call.data })
}
