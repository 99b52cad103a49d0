import * as v from 'valibot'
import type { PayErrorCode } from '../../domain/errors/pay-errors'
import { payError } from '../../domain/errors/pay-errors'
import { isRecord } from '../../domain/errors/errors'
import type { ExchangeFilter, ExchangePage, ExchangeStatus, PayExchange } from '../../domain/pay/payment'
import { plainText } from '../../domain/plain-text'
import { isWebLink } from '../../domain/wallets/wallet-link'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../data-request'
import { idSchema, lenient, listOf, pictureSchema, present, readAnswer, wordSchema } from '../data-schema'
import { postData } from '../post-data'

/** The data service that answers requests about exchanges. */
export interface ExchangeService {
  platform: Platform
  caller: DataCaller
}

const exchangeSchema = v.pipe(
  v.object({ id: idSchema, name: wordSchema, imageUrl: pictureSchema }),
  v.transform((exchange): PayExchange => exchange),
)

const exchangesSchema = v.object({ exchanges: listOf(exchangeSchema), total: lenient(v.pipe(v.number(), v.integer())) })

const pageSchema = v.pipe(
  v.object({ url: v.pipe(v.string(), v.check(isWebLink)), sessionId: idSchema }),
  v.transform((page): ExchangePage => page),
)

const statusSchema = v.pipe(
  v.object({ status: v.picklist(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']), txHash: lenient(idSchema) }),
  v.transform((answer): ExchangeStatus => present(answer)),
)

const maxReason = 200

/** The message of a JSON-RPC 2.0 error response; undefined for a response without an error. */
function reasonIn(answer: unknown): string | undefined {
  const error = isRecord(answer) ? answer['error'] : undefined
  if (error === undefined || error === null) return undefined
  const message = isRecord(error) ? error['message'] : undefined
  return typeof message === 'string' ? plainText(message, maxReason) : ''
}

/** Calls a method of the service (JSON-RPC 2.0). @throws WalletModalError with the given code, or ASSET_NOT_SUPPORTED, or the reason with which the signal was aborted */
async function call<Output>(
  { platform, caller }: ExchangeService,
  {
    method,
    params,
    schema,
    code,
  }: { method: string; params: object; schema: v.GenericSchema<unknown, Output>; code: PayErrorCode },
  signal: AbortSignal,
): Promise<Output> {
  const body = { jsonrpc: '2.0', id: 1, method, params }
  let reason: string | undefined
  try {
    const answer = await postData(platform, caller, { path: '/v1/json-rpc', body }, signal)
    reason = reasonIn(answer)
    if (reason === undefined) return readAnswer(schema, isRecord(answer) ? answer['result'] : undefined)
  } catch (cause) {
    signal.throwIfAborted()
    throw payError(code, { cause })
  }
  const facts = reason ? { details: reason, cause: new Error(reason) } : {}
  throw payError(reason.includes('is not supported') ? 'ASSET_NOT_SUPPORTED' : code, facts)
}

/** The parameters of a request for exchanges. */
export interface ExchangesQuestion extends ExchangeFilter {
  /** The page of the list. Default: 0. */
  page?: number
  /** The id of the asset (CAIP-19). */
  assetId: string
  /** In units of the asset, as an exact decimal text. */
  amount: string
}

/**
 * Fetches the exchanges at which an amount of an asset can be paid. Invalid entries, and further entries with the same id, are left out.
 * @throws WalletModalError UNABLE_TO_GET_EXCHANGES or ASSET_NOT_SUPPORTED; when the signal aborts, the reason of the abort
 */
export async function fetchExchanges(
  service: ExchangeService,
  { page = 0, assetId: asset, amount, includeOnly, exclude }: ExchangesQuestion,
  signal: AbortSignal,
): Promise<{ exchanges: readonly PayExchange[]; total: number }> {
  const params = { page, asset, amount, ...(includeOnly && { includeOnly }), ...(exclude && { exclude }) }
  const question = {
    method: 'reown_getExchanges',
    params,
    schema: exchangesSchema,
    code: 'UNABLE_TO_GET_EXCHANGES',
  } as const
  const { exchanges, total } = await call(service, question, signal)
  const once = exchanges.filter(({ id }, index) => exchanges.findIndex((other) => other.id === id) === index)
  return { exchanges: once, total: total ?? once.length }
}

/** The parameters of a request for an exchange's page. */
export interface PayPageQuestion {
  exchangeId: string
  assetId: string
  amount: string
  /** The account that gets the amount, as a CAIP-10 id. */
  recipient: string
}

/**
 * Fetches the address of an exchange's page for a payment. An address that is not https, or that holds a password, is refused.
 * @throws WalletModalError UNABLE_TO_GET_PAY_URL or ASSET_NOT_SUPPORTED; when the signal aborts, the reason of the abort
 */
export function fetchPayPage(
  service: ExchangeService,
  { exchangeId, assetId: asset, amount, recipient }: PayPageQuestion,
  signal: AbortSignal,
): Promise<ExchangePage> {
  const params = { exchangeId, asset, amount, recipient }
  return call(
    service,
    { method: 'reown_getExchangePayUrl', params, schema: pageSchema, code: 'UNABLE_TO_GET_PAY_URL' },
    signal,
  )
}

/**
 * Fetches what an exchange reports of a payment. A report is a claim: only the network shows whether the recipient was paid.
 * @throws WalletModalError UNABLE_TO_GET_BUY_STATUS; when the signal aborts, the reason of the abort
 */
export function fetchBuyStatus(
  service: ExchangeService,
  params: { exchangeId: string; sessionId: string },
  signal: AbortSignal,
): Promise<ExchangeStatus> {
  return call(
    service,
    { method: 'reown_getExchangeBuyStatus', params, schema: statusSchema, code: 'UNABLE_TO_GET_BUY_STATUS' },
    signal,
  )
}
