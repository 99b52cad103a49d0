/** The texts of one part of the modal. Each part has its own catalogue, so that its texts are in the chunk that shows them. */
export interface Catalogue<Texts extends object> {
  /** Names the catalogue, so that another language or a host can override its texts. */
  readonly id: string
  readonly english: Texts
}

/** Makes a catalogue of English texts. */
export function defineTexts<Texts extends object>(id: string, english: Texts): Catalogue<Texts> {
  return { id, english }
}

/** The texts of a catalogue in the language of the modal. English is the only language there is. */
export function useTexts<Texts extends object>(catalogue: Catalogue<Texts>): Texts {
  return catalogue.english
}
