/** French. */
export const fr = 'fr'
