/** Korean. */
export const ko = 'ko'
