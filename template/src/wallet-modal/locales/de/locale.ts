/** German. */
export const de = 'de'
