import { isRecord } from '../../domain/errors/errors'

/** The error code of a node when the simulation of a transaction failed. */
const simulationFailed = -32002
const signatureInvalid = -32003

/** The error codes of the token programs. */
const tokenErrors: Readonly<Record<number, string>> = {
  1: 'not enough of the token',
  4: 'the account belongs to somebody else',
  17: 'the token account is frozen',
}

/** The reason when the account cannot pay for a transaction. */
const notEnough = (symbol: string): string => `not enough ${symbol} for the amount and the fee`

/** The reason when an account would keep less than the rent-exempt minimum. */
const belowMinimum = (symbol: string): string =>
  `an account that is not empty needs at least 0.00089088 ${symbol}: the receiver’s, and what stays in yours`

/** Describes the error of a transaction; undefined without an error. */
export function describeRefusal(error: unknown, symbol: string): string | undefined {
  if (error === null || error === undefined) return undefined
  if (error === 'BlockhashNotFound') return 'it is out of date: try again'
  if (error === 'AlreadyProcessed') return 'the network has it already'
  if (error === 'AccountNotFound' || error === 'InsufficientFundsForFee') return notEnough(symbol)
  if (isRecord(error) && 'InsufficientFundsForRent' in error) return belowMinimum(symbol)
  const instruction = isRecord(error) ? error['InstructionError'] : undefined
  if (Array.isArray(instruction)) return describeInstruction(instruction[1], symbol)
  return typeof error === 'string' ? error : 'it would fail'
}

function describeInstruction(reason: unknown, symbol: string): string {
  const code = isRecord(reason) ? reason['Custom'] : undefined
  // Both the system program and the token programs use 1 for an insufficient balance.
  if (code === 1) return `not enough ${symbol} or of the token`
  if (typeof code === 'number') return tokenErrors[code] ?? `error ${code} of the program`
  return reason === 'InsufficientFunds' ? notEnough(symbol) : typeof reason === 'string' ? reason : 'it would fail'
}

/** The reason why a node refuses a transaction; undefined for errors about something else. */
export function reasonOf(answer: unknown, symbol: string): string | undefined {
  if (!isRecord(answer)) return undefined
  if (answer['code'] === signatureInvalid) return 'the wallet’s signature does not fit'
  if (answer['code'] !== simulationFailed) return undefined
  const data = answer['data']
  return describeRefusal(isRecord(data) ? data['err'] : undefined, symbol) ?? 'it would fail'
}
