// Each quantifier that can start anywhere has a limit, so that a long text from a wallet or a service takes linear time.

const secrets: readonly [RegExp, string][] = [
  [/wc:\S+/gi, 'wc:…'],
  [/[^\s@]{1,64}@[^\s@.]{1,255}\.[^\s@]{1,255}/g, '…@…'],
  [/\?[^\s)"']*/g, ''],
]

/** Removes pairing links, e-mail addresses and the queries of URLs from a text, because reports must not contain them. */
export function redact(text: string): string {
  return secrets.reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), text)
}

const identifying: readonly [RegExp, string][] = [
  // Accounts, transactions, signatures and data: of EVM chains in hex, then of other chains in bech32 and base58.
  [/0x[0-9a-f]{16,}/gi, '0x…'],
  [/\b(bc1|tb1|bcrt1|cosmos1)[0-9a-z]{20,}/gi, '$1…'],
  [/\b(?=[a-z]{0,60}\d)[1-9A-HJ-NP-Za-km-z]{26,}\b/gi, '…'],
  // Account names.
  [/[^\s"'(]{1,255}\.eth\b/gi, '….eth'],
]

/** Removes everything from an error message that could identify a person, because wallets put addresses into messages. */
export function redactMessage(text: string): string {
  return identifying.reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), redact(text))
}

/** Removes what `redactMessage` removes, and the origin and the folders of each file: the name of a file is enough. */
export function redactStack(text: string): string {
  return redactMessage(text.replaceAll(/\b[a-z]{1,20}:\/\/[^\s)]*\//gi, ''))
}
