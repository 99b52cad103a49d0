import { fromBase64url, toBase64url, utf8 } from '../../crypto/bytes'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const

const part = (value: object) => toBase64url(utf8(JSON.stringify(value)))
const makePair = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

function readPart(text: string | undefined): Record<string, unknown> {
  return { ...Object(JSON.parse(new TextDecoder().decode(fromBase64url(text ?? '')))) }
}

/** Creates the functions that sign the identity tokens of Google and Apple, and that check the client secrets for Apple. */
export async function createTokenSigner(now: () => number) {
  const [provider, team] = [await makePair(), await makePair()]
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', team.privateKey)).toString('base64')
  const jwk = await crypto.subtle.exportKey('jwk', provider.publicKey)
  return {
    /** The key of the team at Apple, in PEM. */
    appleKey: `-----BEGIN PRIVATE KEY-----\n${pkcs8.replace(/(.{64})/g, '$1\n')}\n-----END PRIVATE KEY-----\n`,
    keys: { keys: [{ ...jwk, kid: 'one', alg: 'ES256', use: 'sig' }] },
    /** Signs an identity token. Its times are those of the machine, because openid-client checks tokens with the clock of the machine. */
    async sign(claims: object): Promise<string> {
      const issuedAt = Math.floor(Date.now() / 1000)
      const header = part({ alg: 'ES256', kid: 'one' })
      const text = `${header}.${part({ iat: issuedAt, exp: issuedAt + 600, ...claims })}`
      const signature = await crypto.subtle.sign(signing, provider.privateKey, utf8(text))
      return `${text}.${toBase64url(new Uint8Array(signature))}`
    },
    /** Whether a client secret is signed with the team's key, is for Apple, and is valid for five minutes from now on. */
    async isAppleSecret(secret: string): Promise<boolean> {
      const [header, claims, signature = ''] = secret.split('.')
      const bytes = fromBase64url(signature) ?? new Uint8Array()
      const isSigned = await crypto.subtle.verify(signing, team.publicKey, bytes, utf8(`${header}.${claims}`))
      const { alg, kid } = readPart(header)
      const { iss, sub, aud, iat, exp } = readPart(claims)
      const seconds = Math.floor(now() / 1000)
      return (
        isSigned &&
        [alg, kid, iss, sub, aud, iat, exp].join() ===
          ['ES256', 'KEY', 'TEAM', 'id-apple', 'https://appleid.apple.com', seconds, seconds + 300].join()
      )
    },
  }
}
