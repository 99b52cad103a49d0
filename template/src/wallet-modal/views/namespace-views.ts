export { ConnectingMultiChainView } from './connecting-multi-chain.view'
export { SwitchActiveChainView } from './switch-active-chain.view'
