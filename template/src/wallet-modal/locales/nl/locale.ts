/** Dutch. */
export const nl = 'nl'
