/** Vietnamese. */
export const vi = 'vi'
