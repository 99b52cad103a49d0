/** Hindi. */
export const hi = 'hi'
