import { modal } from './parts'

/** The attributes that screen readers speak, or that the browser shows. */
const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]

/** Elements whose texts are values in every language: addresses, amounts, messages to sign, times. */
const values = 'bdi, code, pre, time, [dir="ltr"]:not([data-testid="wm-modal"])'

/**
 * The texts of the modal that do not come from a catalogue, in the pseudo-language en-XA: texts with letters, but without brackets.
 * @param names texts that are the same in every language, as sources of regular expressions
 */
export function textsWithoutCatalogue(names: readonly string[]): string[] {
  const isName = new RegExp(`^(${names.join('|')})$`, 'u')
  return [...modal().querySelectorAll('*')].flatMap((element) => {
    const own = element.closest(values) ? [] : [...element.childNodes].filter((node) => node instanceof Text)
    const spoken = attributes.flatMap((name) => element.getAttribute(name) ?? [])
    return [...own.map(({ data }) => data), ...spoken]
      .map((text) => outsideOfBrackets(text).trim())
      .filter(
        (text) => /\p{L}/u.test(text) && !isName.test(text) && !text.split(', ').every((part) => isName.test(part)),
      )
      .map((text) => `<${element.tagName.toLowerCase()}> “${text}”`)
  })
}

/**
 * Removes the sentences in brackets from a text. If an element stands inside of a sentence, the text contains only the first or the last part
 * of the sentence, so a closing or an opening bracket may be missing.
 */
function outsideOfBrackets(text: string): string {
  const bare = text.replaceAll(/[\u2066-\u2069]/g, '')
  const inner = bare.replaceAll(/\[[^[\]]*\]/g, '')
  return inner === bare
    ? bare.replace(/^[^[]*\]|\[[^\]]*$/g, '').replaceAll(/^[,:; ]+|[,:; ]+$/g, '')
    : outsideOfBrackets(inner)
}
