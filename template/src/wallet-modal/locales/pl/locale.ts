/** Polish. */
export const pl = 'pl'
