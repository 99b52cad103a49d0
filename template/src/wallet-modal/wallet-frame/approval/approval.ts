/** A line of what is approved. */
export interface ApprovalRow {
  label: string
  value?: string
  /** Lines that belong to this one, as the fields of a struct do. */
  rows?: readonly ApprovalRow[]
}

/** What the visitor is shown before anything is signed. All texts are shown as text, never as markup. */
export interface Approval {
  title: string
  /** The origin of the page that asks. */
  origin: string
  /** How the page calls itself. */
  appName?: string | undefined
  account: string
  network: string
  rows: readonly ApprovalRow[]
  /** Whether the signature moves money, or lets others move it. Then a browser that cannot tell covers confirms in a window. */
  movesValue: boolean
  /** A message, shown as it is. */
  message?: string
  warnings: readonly string[]
  /** A note that does not depend on the request, such as a login that the browser does not keep. */
  note?: string
}

/**
 * Shows an approval. Resolves when the visitor approves.
 * @param signal ends the wait when the page has given the request up
 * @throws FrameError when the visitor declines, or the page has given the request up
 */
export type AskVisitor = (approval: Approval, signal?: AbortSignal) => Promise<void>
