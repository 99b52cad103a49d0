/**
 * Reads the value of a command line option.
 * @param {string} name the name of the option, without dashes
 * @param {string} text
 * @returns {number} the whole number, zero or more
 * @throws Error if the text is anything else
 */
export function wholeNumber(name, text) {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} takes a whole number`)
  return number
}
