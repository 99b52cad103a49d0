import type { AppExtra } from './extra'

/** The address of the wallet frame. In development `dev-server/` starts one. Without it there is no account by e-mail. */
const frameUrl = import.meta.env.VITE_WALLET_FRAME_URL

/** Offers an account by e-mail. */
export const email: AppExtra = { options: frameUrl ? { hosts: { auth: frameUrl } } : {} }
