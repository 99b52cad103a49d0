import { isRecord } from '../../domain/errors/errors'

/** The code with which a node says that a transaction failed when it was tried out. */
const simulationFailed = -32002
const signatureInvalid = -32003

/** What the token programs number their errors by. */
const tokenErrors: Readonly<Record<number, string>> = {
  1: 'not enough of the token',
  4: 'the account belongs to somebody else',
  17: 'the token account is frozen',
}

/** Why a transaction is refused that the account cannot pay for. */
const notEnough = (symbol: string): string => `not enough ${symbol} for the amount and the fee`

/** What stands in the way when too little stays in an account for the network to keep it. */
const belowMinimum = (symbol: string): string =>
  `an account that is not empty needs at least 0.00089088 ${symbol}: the receiver’s, and what stays in yours`

/** What an error of a transaction means, in words; undefined for no error. */
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
  // The system program and the token programs both say so with a one.
  if (code === 1) return `not enough ${symbol} or of the token`
  if (typeof code === 'number') return tokenErrors[code] ?? `error ${code} of the program`
  return reason === 'InsufficientFunds' ? notEnough(symbol) : typeof reason === 'string' ? reason : 'it would fail'
}

/** Why a node refuses to send, from the error that it answered with; undefined when that is about something else. */
export function reasonOf(answer: unknown, symbol: string): string | undefined {
  if (!isRecord(answer)) return undefined
  if (answer['code'] === signatureInvalid) return 'the wallet’s signature does not fit'
  if (answer['code'] !== simulationFailed) return undefined
  const data = answer['data']
  return describeRefusal(isRecord(data) ? data['err'] : undefined, symbol) ?? 'it would fail'
}
