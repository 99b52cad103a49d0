import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { socialPath, type SocialProvider } from './providers'

/** The credentials of an app at a provider. */
export interface SocialClient {
  /** The base address of the provider, and Google's issuer. The endpoints of the provider are below this address. */
  readonly url: string
  /** A client id. The provider accepts every other client id, too. */
  readonly clientId: string
  readonly clientSecret: string
}

/** The credentials of an app at Apple. The app signs a JWT with the key, and sends the JWT as its client secret. */
export interface AppleClient {
  /** The base address of Apple, and Apple's issuer. */
  readonly url: string
  /** A client id. The provider accepts every other client id, too. */
  readonly clientId: string
  /** The `iss` of the client secret. */
  readonly teamId: string
  /** The `kid` in the header of the client secret. */
  readonly keyId: string
  /** The ES256 key that signs the client secret, as PKCS 8 in PEM. Each start of the sandbox makes a new key. */
  readonly privateKey: string
}

/** The credentials of an app at each social provider, by the provider's name. */
export interface SocialEndpoints {
  readonly google: SocialClient
  readonly github: SocialClient
  readonly apple: AppleClient
  readonly facebook: SocialClient
  readonly x: SocialClient
  readonly discord: SocialClient
}

const teamId = 'SANDBOXTEAM'
const keyId = 'SANDBOXKEY'
// Apple refuses a client secret that is valid for longer, in seconds: about six months.
const longestSecret = 15_777_000

/** Creates the key with which apps sign their client secrets for Apple, as PKCS 8 in PEM. */
export function makeAppleKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
}

/** Lists the providers below a base address, with the credentials of an app. @param appleKey the key that `makeAppleKey` has made */
export function socialEndpoints(base: string, appleKey: string): SocialEndpoints {
  const client = (provider: SocialProvider): SocialClient => ({
    url: base + socialPath + provider,
    clientId: `sandbox-app-at-${provider}`,
    clientSecret: `sandbox-secret-at-${provider}`,
  })
  const { url, clientId } = client('apple')
  return {
    google: client('google'),
    github: client('github'),
    apple: { url, clientId, teamId, keyId, privateKey: appleKey },
    facebook: client('facebook'),
    x: client('x'),
    discord: client('discord'),
  }
}

/** Checks the client secrets of apps. */
export class ClientSecrets {
  readonly #endpoints: SocialEndpoints
  readonly #appleKey: KeyObject

  constructor(endpoints: SocialEndpoints) {
    this.#endpoints = endpoints
    this.#appleKey = createPublicKey(endpoints.apple.privateKey)
  }

  async isRight(provider: SocialProvider, clientId: string, secret: string): Promise<boolean> {
    if (provider === 'apple') return this.#isAppleSecret(clientId, secret)
    return secret === this.#endpoints[provider].clientSecret
  }

  /** Whether a secret is a JWT of the team for this client id and for Apple, is signed with the team's key, and expires within six months. */
  async #isAppleSecret(clientId: string, secret: string): Promise<boolean> {
    try {
      const { payload } = await jwtVerify(secret, this.#appleKey, {
        algorithms: ['ES256'],
        issuer: teamId,
        subject: clientId,
        audience: this.#endpoints.apple.url,
        requiredClaims: ['exp', 'iat'],
      })
      const isShort = (payload.exp ?? Infinity) <= Date.now() / 1000 + longestSecret
      return isShort && decodeProtectedHeader(secret).kid === keyId
    } catch {
      return false
    }
  }
}
