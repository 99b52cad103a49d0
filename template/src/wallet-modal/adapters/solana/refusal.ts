import { isRecord } from '../../domain/errors/errors'
import type { Refusal } from '../../domain/errors/refusals'

/** The error code of a node when the simulation of a transaction failed. */
const simulationFailed = -32002
const signatureInvalid = -32003

/** The error codes of the token programs. Code 1 is left out, because the system program uses it as well. */
const tokenErrors: Readonly<Record<number, Refusal>> = {
  4: (texts) => texts.otherOwner,
  17: (texts) => texts.frozen,
}

const wouldFail: Refusal = (texts) => texts.wouldFail

/** Describes the error of a transaction; undefined without an error. */
export function describeRefusal(error: unknown, symbol: string): Refusal | undefined {
  if (error === null || error === undefined) return undefined
  if (error === 'BlockhashNotFound') return (texts) => texts.outOfDate
  if (error === 'AlreadyProcessed') return (texts) => texts.known
  if (error === 'AccountNotFound' || error === 'InsufficientFundsForFee') return (texts) => texts.notEnough(symbol)
  if (isRecord(error) && 'InsufficientFundsForRent' in error) return (texts) => texts.belowMinimum(symbol)
  const instruction = isRecord(error) ? error['InstructionError'] : undefined
  if (Array.isArray(instruction)) return describeInstruction(instruction[1], symbol)
  return typeof error === 'string' ? error : wouldFail
}

function describeInstruction(reason: unknown, symbol: string): Refusal {
  const code = isRecord(reason) ? reason['Custom'] : undefined
  // Both the system program and the token programs use 1 for an insufficient balance.
  if (code === 1) return (texts) => texts.notEnoughOrToken(symbol)
  if (typeof code === 'number') return tokenErrors[code] ?? ((texts) => texts.ofProgram(String(code)))
  if (reason === 'InsufficientFunds') return (texts) => texts.notEnough(symbol)
  return typeof reason === 'string' ? reason : wouldFail
}

/** The reason why a node refuses a transaction; undefined for errors about something else. */
export function reasonOf(answer: unknown, symbol: string): Refusal | undefined {
  if (!isRecord(answer)) return undefined
  if (answer['code'] === signatureInvalid) return (texts) => texts.signature
  if (answer['code'] !== simulationFailed) return undefined
  const data = answer['data']
  return describeRefusal(isRecord(data) ? data['err'] : undefined, symbol) ?? wouldFail
}
