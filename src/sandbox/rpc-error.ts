/** An error of EIP-1193 or JSON-RPC, in the form that is sent to the page. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

/** The codes of EIP-1193, EIP-3085, EIP-5792 and JSON-RPC that the wallet uses. */
export const rpcCodes = {
  parse: -32700,
  methodNotFound: -32601,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  alreadyPending: -32002,
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  chainDisconnected: 4901,
  unknownChain: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateId: 5720,
  unknownBundle: 5730,
  bundleTooLarge: 5740,
  atomicityUnsupported: 5760,
} as const

/** Creates the error -32602 for wrong parameters. @param message says what is wrong */
export function invalidParams(message: string): RpcError {
  return new RpcError(rpcCodes.invalidParams, message)
}
