/**
 * The words of a text in lower case, without punctuation, marks of Markdown and the numbers of lists, so that two layouts of one licence
 * have the same words. British "licence" becomes "license".
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\]\([^)\s]{0,300}\)/g, ']')
    .replaceAll(/^[ \t#>*/-]*(?:\d+(?:\.\d+)*|[a-z]|[ivx]+)[.)]\s/gm, ' ')
    .replaceAll(/\((?:\d+|[a-z]|[ivx]+)\)/g, ' ')
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/<\/?[a-z][^>]{0,80}>/g, ' ')
    .replaceAll(/['’‘"“”`]/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/^licence/, 'license'))
}
