/** The maximum number of characters that a report shows of a text from a foreign file. */
const longest = 200

/** Makes a text from a foreign file safe for a terminal. Replaces control characters and direction marks, and cuts a long text. */
export function printable(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain
}
