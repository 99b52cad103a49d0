/** Thai. */
export const th = 'th'
