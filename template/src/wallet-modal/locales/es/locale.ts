/** Spanish. */
export const es = 'es'
