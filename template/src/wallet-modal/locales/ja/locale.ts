/** Japanese. */
export const ja = 'ja'
