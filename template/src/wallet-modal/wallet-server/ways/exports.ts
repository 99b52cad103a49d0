export type { FarcasterOptions } from '../farcaster/farcaster-settings'
export type { SocialClient, SocialClients } from '../social/social-client'
