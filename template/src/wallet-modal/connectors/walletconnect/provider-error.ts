/** An error as EIP-1193 has it: host apps and chain libraries look at the code. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The codes of EIP-1193 that a paired wallet's provider gives itself. */
export const providerCodes = { unsupportedMethod: 4200, disconnected: 4900, unknownChain: 4902 } as const

/** Refuses a method that the session does not allow, before anything leaves the page. */
export function unsupportedMethod(method: string): ProviderError {
  return new ProviderError(providerCodes.unsupportedMethod, `The wallet does not support ${method}`)
}
