import type { Language } from './language'

/** The ends of sentences, for languages that do not end them with a full stop and a space. */
const ends: Readonly<Partial<Record<string, { stop: string; space: string }>>> = {
  hi: { stop: '।', space: ' ' },
  ja: { stop: '。', space: '' },
  th: { stop: '', space: ' ' },
  zh: { stop: '。', space: '' },
}

/** Joins texts to sentences with the full stops of the language: `sentences(language, 'The transfer failed', 'Try again')`. */
export function sentences({ locale }: Language, ...parts: readonly (string | undefined)[]): string {
  const { stop, space } = ends[locale.split('-')[0] ?? ''] ?? { stop: '.', space: ' ' }
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?…।。！？؟]\u2069?$/.test(part ?? '') ? part : `${part}${stop}`))
    .join(space)
}
