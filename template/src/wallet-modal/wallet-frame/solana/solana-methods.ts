import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import type { ApprovalRow } from '../approval/approval'
import { describeMessage } from '../approval/message-approval'
import type { RequestTexts } from '../approval/request-texts'
import { requestTexts } from '../approval/request-texts'
import type { Bytes } from '../bytes'
import { concatBytes } from '../bytes'
import { createRpcCall } from '../chain/rpc-client'
import { submit } from '../chain/submit'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import { approvalFacts } from '../requests/approval-facts'
import type { SigningMethods, SigningRequest } from '../requests/rpc'
import type { SolanaTransaction } from './solana-transaction'
import { readSolanaTransaction } from './solana-transaction'

const text = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]*$/), v.maxLength(16_384))
const messageSchema = v.object({ message: text, pubkey: text })
const transactionSchema = v.object({ transaction: text, options: v.optional(v.record(v.string(), v.unknown()), {}) })
const transactionsSchema = v.object({ transactions: v.pipe(v.array(text), v.minLength(1), v.maxLength(16)) })

function readParams<T>(schema: v.GenericSchema<unknown, T>, params: unknown): T {
  const read = v.safeParse(schema, params)
  if (!read.success) throw invalidParams('The params do not have the form that the method needs')
  return read.output
}

function sign({ context, login }: SigningRequest, message: Uint8Array): Promise<Bytes> {
  return context.ring.use({ token: login.token, api: context.api }, (signer) => signer.signSolana(message))
}

/** Whether bytes have other bytes in them. */
function contains(bytes: Uint8Array, part: Uint8Array): boolean {
  return bytes.some((_, start) => part.every((byte, index) => bytes[start + index] === byte))
}

async function signMessage(request: SigningRequest, params: unknown): Promise<{ signature: string }> {
  const { message, pubkey } = readParams(messageSchema, params)
  const { facts, network } = await approvalFacts(request, 'solana')
  if (pubkey !== facts.account) throw new FrameError('The request is for another account', errorCodes.unauthorized)
  const bytes = concatBytes(base58.decode(message))
  // A transaction names its signers. Without this check a page could have a transaction signed as a message.
  if (contains(bytes, base58.decode(facts.account))) throw invalidParams('The message may be a transaction')
  const { origin, account } = facts
  const now = request.context.api.now()
  const described = await describeMessage(
    bytes,
    { origin, address: account, chainId: network.caipNetworkId, now },
    facts.language,
  )
  await request.context.ask({ ...facts, ...described, movesValue: false })
  return { signature: base58.encode(await sign(request, bytes)) }
}

/** Shows transactions on one screen and signs them when the visitor approves. */
async function approveAll(
  request: SigningRequest,
  texts: readonly string[],
  titleIn: (titles: RequestTexts['titles']) => string,
) {
  const { facts, network } = await approvalFacts(request, 'solana')
  const { language } = facts
  const { titles, labels } = language.textsOf(requestTexts)
  const transactions = texts.map((one) => readSolanaTransaction(one, facts.account, language))
  const rows: ApprovalRow[] =
    transactions.length === 1
      ? transactions.flatMap((transaction) => transaction.rows)
      : transactions.map((transaction, index) => ({ label: labels.transaction(index + 1), rows: transaction.rows }))
  const warnings = [...new Set(transactions.flatMap((transaction) => transaction.warnings))]
  await request.context.ask({ ...facts, title: titleIn(titles), rows, warnings, movesValue: true })
  const signed: ReturnType<SolanaTransaction['sign']>[] = []
  for (const transaction of transactions) signed.push(transaction.sign(await sign(request, transaction.message)))
  return { signed, network }
}

async function signTransactions(request: SigningRequest, texts: readonly string[]): Promise<string[]> {
  const { signed } = await approveAll(request, texts, ({ signTransactions: title }) => title(texts.length))
  return signed.map(({ bytes }) => base58.encode(bytes))
}

const statusesSchema = v.object({ value: v.tuple([v.object({ slot: v.number() })]) })

/** Whether an answer to `getSignatureStatuses` has the status of the transaction. */
const isKnownStatus = (answer: unknown): boolean => v.is(statusesSchema, answer)

async function signAndSend(request: SigningRequest, params: unknown): Promise<{ signature: string }> {
  const { transaction, options } = readParams(transactionSchema, params)
  const { signed, network } = await approveAll(request, [transaction], ({ sendTransaction }) => sendTransaction)
  const [first] = signed
  if (!first) throw new FrameError('Nothing was signed')
  const rpc = createRpcCall(request.context.platform, network)
  const settings = { ...options, encoding: 'base64' }
  const signature = base58.encode(first.firstSignature)
  await submit(request.context.platform, {
    send: () => rpc('sendTransaction', [base64.encode(first.bytes), settings]),
    isKnown: async () => isKnownStatus(await rpc('getSignatureStatuses', [[signature]])),
  })
  return { signature }
}

/** The methods of the Solana account. All of them need the visitor's approval. */
export function solanaMethods(request: SigningRequest): SigningMethods {
  return {
    solana_signMessage: (params) => signMessage(request, params),
    async solana_signTransaction(params) {
      const { transaction } = readParams(transactionSchema, params)
      const [signed] = await signTransactions(request, [transaction])
      return { transaction: signed }
    },
    async solana_signAllTransactions(params) {
      const { transactions } = readParams(transactionsSchema, params)
      return { transactions: await signTransactions(request, transactions) }
    },
    solana_signAndSendTransaction: (params) => signAndSend(request, params),
  }
}
