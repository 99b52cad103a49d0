export { SwapView } from './swap.view'
export { SwapPreviewView } from './swap-preview.view'
export { SwapSelectTokenView } from './swap-select-token.view'
