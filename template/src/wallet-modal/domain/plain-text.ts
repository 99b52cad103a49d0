/**
 * Invisible characters, characters that reorder or break the text around them, and unpaired surrogates. The joiners U+200C and
 * U+200D are kept, because letters and emoji need them.
 */
const unwanted = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/**
 * Cleans a foreign text: removes unwanted characters and line breaks, and cuts the text to whole characters.
 * @param most the maximum length in characters. Default: 100
 */
export function plainText(value: string, most = 100): string {
  // Only the start of the text is cleaned, because a foreign text may be very long.
  const plain = value
    .slice(0, most * 4)
    .replace(unwanted, '')
    .trim()
  return [...plain].slice(0, most).join('').trim()
}
