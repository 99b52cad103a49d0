export { GetWalletView } from './get-wallet.view'
export { WhatIsANetworkView } from './what-is-a-network.view'
export { WhatIsAWalletView } from './what-is-a-wallet.view'
