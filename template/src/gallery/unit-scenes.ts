export {}
export { directoryScenes } from './directory-scenes'
export { pairingScenes } from './pairing-scenes'
export { sendScenes } from './send-scenes'
