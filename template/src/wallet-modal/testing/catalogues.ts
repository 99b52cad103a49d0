/** `import.meta.glob` of Vite, which loads modules by a pattern. A project with a copy may lack the types of Vite. */
export interface WithGlob {
  glob(patterns: readonly string[], options: { eager: true }): Record<string, Record<string, unknown>>
}

/** An object whose values are texts or groups of texts. */
export type Group = Readonly<Record<string, unknown>>
/** A text of a catalogue. A function puts values into the text. */
export type Text = string | ((...values: unknown[]) => unknown)
/** The texts of a language by their place, such as `view.titles.Connect`. */
export type Texts = ReadonlyMap<string, Text>

export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

/** Lists the texts of a group with their places. */
function flatten(group: Group, place = ''): [string, Text][] {
  return Object.entries(group).flatMap(([key, value]): [string, Text][] => {
    if (isGroup(value)) return flatten(value, `${place}${key}.`)
    return [[place + key, value as Text]]
  })
}

export const textsOf = (catalogues: Group): Texts => new Map(flatten(catalogues))

/**
 * All combinations of sample values for the parameters of a text.
 * @param samplesOf returns the sample values of a parameter. The name of a parameter tells the type of its values.
 */
export function valuesFor(
  text: Text,
  samplesOf: (name: string, index: number) => readonly unknown[],
): readonly (readonly unknown[])[] {
  if (typeof text === 'string') return [[]]
  const [, parameters = ''] = /^[^(]*\(([^)]*)\)/.exec(String(text)) ?? []
  const names = parameters.split(',').flatMap((name) => name.trim() || [])
  return names.reduce<unknown[][]>(
    (lists, name, index) => lists.flatMap((list) => samplesOf(name, index).map((value) => [...list, value])),
    [[]],
  )
}

/** Puts values into a text. */
export const say = (text: Text | undefined, values: readonly unknown[]): unknown =>
  typeof text === 'function' ? text(...values) : text

/** The letters of the scripts that are not Latin, by the code of the script (ISO 15924). */
const letters: Readonly<Partial<Record<string, RegExp>>> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
}

/** A pattern for the letters of a language. Undefined for a language in Latin letters. */
export const lettersOf = (locale: string): RegExp | undefined =>
  letters[new Intl.Locale(locale).maximize().script ?? '']
