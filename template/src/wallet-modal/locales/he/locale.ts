/** Hebrew. */
export const he = 'he'
