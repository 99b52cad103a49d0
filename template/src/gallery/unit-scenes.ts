export {}
export { directoryScenes } from './directory-scenes'
export { helpScenes } from './help-scenes'
export { historyScenes } from './history-scenes'
export { pairingScenes } from './pairing-scenes'
export { receiveScenes } from './receive-scenes'
export { sendScenes } from './send-scenes'
export { siwxScenes } from './siwx-scenes'
export { transactionScenes } from './transaction-scenes'
