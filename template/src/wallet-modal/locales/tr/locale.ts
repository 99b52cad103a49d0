/** Turkish. */
export const tr = 'tr'
