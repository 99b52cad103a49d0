/** Russian. */
export const ru = 'ru'
