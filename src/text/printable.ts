/** The most characters of a foreign text in a report. */
const longest = 200

/** A text from a foreign file for a terminal: without control characters and marks that turn the direction, and not too long. */
export function printable(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain
}
