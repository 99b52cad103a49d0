/** The plain transaction errors in litesvm's order. litesvm gives the number of an error; nodes answer with the name. */
const transactionErrors = [
  'AccountInUse',
  'AccountLoadedTwice',
  'AccountNotFound',
  'ProgramAccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'CallChainTooDeep',
  'MissingSignatureForFee',
  'InvalidAccountIndex',
  'SignatureFailure',
  'InvalidProgramForExecution',
  'SanitizeFailure',
] as const

/** The plain instruction errors in litesvm's order. */
const instructionErrors = [
  'GenericError',
  'InvalidArgument',
  'InvalidInstructionData',
  'InvalidAccountData',
  'AccountDataTooSmall',
  'InsufficientFunds',
  'IncorrectProgramId',
  'MissingRequiredSignature',
  'AccountAlreadyInitialized',
  'UninitializedAccount',
  'UnbalancedInstruction',
  'ModifiedProgramId',
  'ExternalAccountLamportSpend',
] as const

/** litesvm's number of ComputationalBudgetExceeded. Other instruction errors that are not in the list are answered with their number. */
const computeExceeded = 36

/** Encodes a transaction's error for JSON-RPC: a name, or an object with the index and error of the instruction that failed. */
export function transactionError(error: unknown): unknown {
  if (typeof error === 'number') return transactionErrors[error] ?? `TransactionError${error}`
  if (typeof error !== 'object' || error === null) return 'UnknownError'
  if ('index' in error && 'err' in error && typeof error.err === 'function')
    return { InstructionError: [error.index, instructionError(error.err())] }
  if ('accountIndex' in error) return { InsufficientFundsForRent: { account_index: error.accountIndex } }
  return String(error)
}

function instructionError(error: unknown): unknown {
  if (error === computeExceeded) return 'ComputationalBudgetExceeded'
  if (typeof error === 'number') return instructionErrors[error] ?? `InstructionError${error}`
  if (typeof error === 'object' && error !== null && 'code' in error) return { Custom: error.code }
  return 'BorshIoError'
}

/** Returns the sentence that nodes put before the error of a simulated transaction. */
export function describeError(error: unknown): string {
  if (error === 'BlockhashNotFound') return 'Blockhash not found'
  if (error === 'AlreadyProcessed') return 'This transaction has already been processed'
  if (error === 'AccountNotFound') return 'Attempt to debit an account but found no record of a prior credit.'
  if (error === 'InsufficientFundsForFee') return 'Insufficient funds for fee'
  if (typeof error === 'object' && error !== null && 'InstructionError' in error) {
    const [index, reason] = error.InstructionError as [number, unknown]
    const told = typeof reason === 'string' ? reason : `custom program error: ${customCode(reason)}`
    return `Error processing Instruction ${index}: ${told}`
  }
  if (typeof error === 'object' && error !== null && 'InsufficientFundsForRent' in error)
    return 'Transaction results in an account with insufficient funds for rent'
  return String(error)
}

function customCode(reason: unknown): string {
  const code = typeof reason === 'object' && reason !== null && 'Custom' in reason ? Number(reason.Custom) : 0
  return `0x${code.toString(16)}`
}
