export { farcaster } from './farcaster'
export { social } from './social'
