/** An EIP-1193 error. Host apps and chain libraries read its code. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The EIP-1193 error codes that a paired wallet's provider uses itself. */
export const providerCodes = { unsupportedMethod: 4200, disconnected: 4900, unknownChain: 4902 } as const

/** The error for a method that the session does not allow. The wallet is not asked. */
export function unsupportedMethod(method: string): ProviderError {
  return new ProviderError(providerCodes.unsupportedMethod, `The wallet does not support ${method}`)
}
