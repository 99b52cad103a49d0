import type { FakePerson } from './fake-social'

/** The answers of the social networks that describe a person, by address. */
export const personAnswers: Record<string, (person: FakePerson) => object> = {
  'https://api.github.com/user': ({ id, name }) => ({ id: Number(id), login: name }),
  'https://graph.facebook.com/v23.0/me?fields=id,name': ({ id, name }) => ({ id, name }),
  'https://discord.com/api/users/@me': ({ id, name }) => ({ id, username: `${name}0`, discriminator: '0' }),
  'https://api.x.com/2/users/me': ({ id, name }) => ({ data: { id, username: name } }),
}
