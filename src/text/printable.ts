/** The most characters that a report shows of a text from a foreign file. */
const longest = 200

/** Makes a text from a foreign file safe for a terminal: control characters and direction marks are replaced, and a long text is cut. */
export function printable(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain
}
