export { farcasterLogins } from '../farcaster/farcaster-method'
export { socialLogins } from '../social/social-method'
