/** Arabic. */
export const ar = 'ar'
