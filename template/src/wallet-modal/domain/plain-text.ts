/** What cannot be seen, or turns or breaks the text around it, and halves of characters. Joiners belong to letters and pictures. */
const unwanted = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/** A text that somebody else wrote: on one line, without what turns the text around it, cut to whole characters. */
export function plainText(value: string, most = 100): string {
  // Looked at no further than needed: a name may be a novel.
  const plain = value
    .slice(0, most * 4)
    .replace(unwanted, '')
    .trim()
  return [...plain].slice(0, most).join('').trim()
}
