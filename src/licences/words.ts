/**
 * Returns the words of a text in lower case. Punctuation, Markdown marks, numbers and single letters are removed, so that differently
 * formatted copies of a licence have the same words. British "licence" becomes "license".
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\]\([^)\s]{0,300}\)/g, ']')
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/<\/?[a-z][^>]{0,80}>/g, ' ')
    .replaceAll(/['’‘"“”`]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !numbering.test(word)).map((word) => word.replace(/^licence/, 'license'))
}

const numbering = /^(?:\d+|[a-z]|[ivx]+)$/
