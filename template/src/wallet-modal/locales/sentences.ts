import type { Language } from './language'

/** How sentences end, by language. All other languages have a full stop and a space. */
const ends: Readonly<Partial<Record<string, { stop: string; space: string }>>> = {
  hi: { stop: '।', space: ' ' },
  ja: { stop: '。', space: '' },
  th: { stop: '', space: ' ' },
  zh: { stop: '。', space: '' },
}

/** Joins texts to sentences, and ends each sentence as the language does: `sentences(language, 'It failed', 'Try again')`. */
export function sentences({ locale }: Language, ...parts: readonly (string | undefined)[]): string {
  const { stop, space } = ends[locale.split('-')[0] ?? ''] ?? { stop: '.', space: ' ' }
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?…।。！？؟]\u2069?$/.test(part ?? '') ? part : `${part}${stop}`))
    .join(space)
}
