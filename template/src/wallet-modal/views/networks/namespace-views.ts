export { ConnectingMultiChainView } from '../connect/connecting-multi-chain.view'
export { SwitchActiveChainView } from './switch-active-chain.view'
