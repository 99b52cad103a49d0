/** The identity providers beside e-mail, in the order in which the modal offers them unless the host app names another order. */
export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

/** The id of an identity provider. */
export type SocialProvider = (typeof socialProviders)[number]
