import type { RefusalTexts } from './locales/refusal-texts'

/** Error codes of EIP-1193, EIP-5792 and JSON-RPC. */
export const errorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  unsupportedCapability: 5700,
  duplicateId: 5720,
  unknownBundle: 5730,
  atomicNotSupported: 5760,
  invalidParams: -32602,
  internal: -32603,
  limitExceeded: -32005,
} as const

/** The errors that visitors read on the pages of the wallet. Each language has a text for each. */
export type VisibleError =
  | 'passkeyNotUsed'
  | 'passkeyCannotLock'
  | 'passkeyCannotOpen'
  | 'noPasskeys'
  | 'fiveTries'
  | 'notOpened'
  | 'noSecret'
  | 'noWallet'
  | 'serverSilent'
  | 'serverAnswer'
  | 'codeOver'
  | 'locksNotOpen'

/** What visitors read about an error: a text of the frame, or the text of a refusal of the wallet server that means the same. */
type VisibleText = VisibleError | Extract<keyof RefusalTexts, 'FLOW_OVER' | 'NOT_SIGNED_IN'>

/** The part of a language that an error takes its text from. */
export interface TextSource {
  textsOf<Texts extends object>(catalogue: { readonly id: string; readonly english: Texts }): Texts
}

interface FrameErrorOptions extends ErrorOptions {
  /**
   * What visitors read in place of the message in other languages than English: the name of a text, or a function that makes the text. Undefined: the
   * message is for developers only.
   */
  text?: VisibleText | ((language: TextSource) => string)
}

/**
 * An error of the frame with a message in English. The page that embeds the frame gets the message of no other error. Visitors read what `errorText` says
 * on the pages of the wallet, and what `say` says in the modal.
 */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: number
  readonly text: FrameErrorOptions['text']

  constructor(message: string, code: number = errorCodes.internal, options?: FrameErrorOptions) {
    super(message, options)
    this.code = code
    this.text = options?.text
  }
}

/** The error for a request that the visitor declined. */
export function userRejected(): FrameError {
  return new FrameError('User rejected the request', errorCodes.userRejected)
}

/** The error for parameters that the wallet cannot accept. */
export function invalidParams(message: string): FrameError {
  return new FrameError(message, errorCodes.invalidParams)
}
