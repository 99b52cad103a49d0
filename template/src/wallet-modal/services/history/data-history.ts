import * as v from 'valibot'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { isTime } from '../../domain/relative-time'
import { readDecimalText } from '../../domain/tokens/token-amount'
import type { TransactionPage, Transfer } from '../../domain/history/transaction'
import { transactionStatuses, transferDirections } from '../../domain/history/transaction'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../data-request'
import { getData, pathPart } from '../data-request'
import {
  idSchema,
  lenient,
  listOf,
  moneySchema,
  networkSchema,
  pictureSchema,
  present,
  readAnswer,
  textSchema,
  wordSchema,
} from '../data-schema'

const imageSchema = v.pipe(
  v.object({ url: v.pipe(pictureSchema, v.string()) }),
  v.transform(({ url }) => ({ url })),
)

const fungibleSchema = v.pipe(
  v.object({ name: lenient(textSchema), symbol: lenient(textSchema), icon: lenient(imageSchema) }),
  v.transform(present),
)

const nftSchema = v.pipe(
  v.object({
    name: lenient(textSchema),
    content: lenient(
      v.pipe(v.object({ preview: lenient(imageSchema), detail: lenient(imageSchema) }), v.transform(present)),
    ),
    flags: lenient(v.object({ is_spam: v.boolean() })),
  }),
  v.transform(present),
)

const transferSchema = v.pipe(
  v.object({
    fungible_info: lenient(fungibleSchema),
    nft_info: lenient(nftSchema),
    direction: v.picklist(transferDirections),
    quantity: v.object({ numeric: v.pipe(v.unknown(), v.transform(readDecimalText), v.string()) }),
    value: moneySchema,
    price: moneySchema,
  }),
  v.transform((transfer): Transfer => present(transfer)),
)

/** Transactions of a purchase have no hash, sender or nonce yet. */
const metadataSchema = v.object({
  operationType: wordSchema,
  hash: v.fallback(idSchema, ''),
  chain: networkSchema,
  minedAt: v.pipe(
    v.string(),
    v.maxLength(40),
    v.check((time) => isTime(Date.parse(time))),
  ),
  sentFrom: v.fallback(idSchema, ''),
  sentTo: v.fallback(idSchema, ''),
  status: v.picklist(transactionStatuses),
  nonce: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
})

const transactionSchema = v.object({ id: idSchema, metadata: metadataSchema, transfers: listOf(transferSchema) })

const pageSchema = v.object({
  data: listOf(transactionSchema),
  next: v.fallback(v.pipe(v.string(), v.minLength(1)), ''),
})

export interface HistoryQuery {
  address: string
  /** The `next` of the previous page. */
  cursor?: string | undefined
  chainId: CaipNetworkId
  /** Asks for the purchases at this provider in place of the transactions. Such an answer never comes from a cache. */
  onramp?: string | undefined
}

/**
 * Reads a page of transactions from an answer.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE when the answer does not have the expected shape
 */
export function readHistoryPage(answer: unknown): TransactionPage {
  const { data, next } = readAnswer(pageSchema, answer)
  return { data, next: next || undefined }
}

/**
 * Fetches a page of an account's transactions. Invalid entries are left out. Amounts are texts, so that they stay exact.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchHistory(
  platform: Platform,
  caller: DataCaller,
  { address, cursor, chainId, onramp }: HistoryQuery,
  signal: AbortSignal,
): Promise<TransactionPage> {
  const path = `/v1/account/${pathPart(address)}/history`
  const question = { path, params: { cursor, onramp, chainId }, ...(onramp && { cache: 'no-cache' as const }) }
  return readHistoryPage(await getData(platform, caller, question, signal))
}
