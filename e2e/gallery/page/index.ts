export { inspect } from './inspect'
export { mirrored } from './mirrored'
export { scrollToFoot } from './scrolling'
export { show } from './show'
