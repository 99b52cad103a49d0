import type { FrameLanguage } from '../locales/language'

/** A row of the approval screen: a fact about the request. */
export interface ApprovalRow {
  label: string
  /** A value of the request, such as an address or an amount. It is shown from left to right in every language. */
  value?: string
  /** Words in the language of the visitor. A row has either a value or words. */
  text?: string
  /** The rows of the fields of a struct, or of the items of a list. */
  rows?: readonly ApprovalRow[]
}

/** What the visitor is shown before anything is signed. All texts are shown as text, never as markup. */
export interface Approval {
  /** The language of the title, the labels, the texts and the warnings. */
  language: FrameLanguage
  title: string
  /** The origin of the page that asks. */
  origin: string
  /** How the page calls itself. */
  appName?: string | undefined
  account: string
  /** Whether the account is a smart account. Default: false. */
  isSmartAccount?: boolean
  network: string
  rows: readonly ApprovalRow[]
  /** Whether the signature moves money, or lets others move it. Then a browser that cannot tell covers confirms in a window. */
  movesValue: boolean
  /** A message, shown as it is. */
  message?: string
  warnings: readonly string[]
  /** Whether the browser does not keep the login after a reload. Default: false. */
  isLoginLost?: boolean
}

/**
 * Shows an approval. Resolves when the visitor approves.
 * @param signal ends the wait when the page has given the request up
 * @throws FrameError when the visitor declines, or the page has given the request up
 */
export type AskVisitor = (approval: Approval, signal?: AbortSignal) => Promise<void>
