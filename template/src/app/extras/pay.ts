import type { AppExtra } from './extra'
import { PayCard } from './pay-card'

/** Asks visitors for a payment, from a wallet or at an exchange. */
export const pay: AppExtra = { options: { features: { pay: true } }, Card: PayCard }
