import { sandbox } from 'virtual:wallet-modal-sandbox'
import { routerSwaps } from '../../wallet-modal'
import type { AppExtra } from './extra'

/** The routers of the sandbox's networks in development. Add the router of each network on which your visitors may swap. */
const routers = Object.fromEntries(
  Object.entries(sandbox?.chains ?? {}).flatMap(([network, { contracts }]) =>
    contracts ? [[network, contracts.swapRouter.address]] : [],
  ),
)

/** Offers swaps in the account. */
export const swaps: AppExtra = { options: { swaps: routerSwaps({ routers }) } }
