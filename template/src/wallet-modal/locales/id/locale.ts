/** Indonesian. */
export const id = 'id'
