/** Ukrainian. */
export const uk = 'uk'
