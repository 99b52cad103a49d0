export {}
export { directoryScenes } from './directory-scenes'
export { historyScenes } from './history-scenes'
export { pairingScenes } from './pairing-scenes'
export { sendScenes } from './send-scenes'
