export { ConnectingFarcasterView } from './connecting-farcaster.view'
