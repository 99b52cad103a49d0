/** Marks the place of the element while a sentence is made. No text contains this character (U+FFFC, object replacement). */
const place = '\uFFFC'

/** A sentence with an element in place of its value. The language decides where the element stands. */
export function fillSentence(sentence: (value: string) => string, element: Node): (Node | string)[] {
  const [before = '', after = ''] = sentence(place).split(place)
  return [before, element, after]
}
