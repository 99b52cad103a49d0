/** Italian. */
export const it = 'it'
