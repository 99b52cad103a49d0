import { randomBytes } from 'node:crypto'
import type { FarcasterFault } from '../services/login-fault-kinds'
import type { FarcasterApproval } from './channel-request'
import type { Channel } from './channels'
import { farcasterPeople, strangerAccount, type FarcasterPerson } from './people'
import { farcasterMessage } from './sign-in-message'

/** Signs a text with the key of a development account (EIP-191). */
export type SignText = (address: `0x${string}`, text: string) => Promise<string>

/**
 * Creates the approval that a person's wallet sends to the relay. If the app accepts auth addresses and the person has one, the auth
 * address signs. Otherwise, the custody address signs.
 */
export async function approve(channel: Channel, person: FarcasterPerson, sign: SignText): Promise<FarcasterApproval> {
  const { fid, username, bio, name, custody, authAddress } = person
  const signsWithAuthAddress = channel.acceptAuthAddress && authAddress !== null
  const signer = signsWithAuthAddress ? authAddress : custody
  const message = farcasterMessage(channel.params, signer, fid, new Date())
  const signature = await sign(signer, message)
  return {
    message,
    signature,
    authMethod: signsWithAuthAddress ? 'authAddress' : 'custody',
    fid,
    username,
    bio,
    displayName: name,
  }
}

/**
 * Changes the approval of a completed channel as the relay's fault says. Each fault whose name begins with `other` makes exactly one
 * part of the signed message or its signature wrong. Any other fault returns the approval unchanged.
 */
export async function lieAbout(
  channel: Channel,
  approval: FarcasterApproval,
  fault: FarcasterFault['kind'] | undefined,
  sign: SignText,
): Promise<FarcasterApproval> {
  const [ann, ben] = farcasterPeople
  const [person, other] = approval.fid === ben.fid ? [ben, ann] : [ann, ben]
  const { params } = channel
  const signAs = async (signer: `0x${string}`, fid: number, change = {}): Promise<FarcasterApproval> => {
    const message = farcasterMessage({ ...params, ...change }, signer, fid, new Date())
    return { ...approval, fid, message, signature: await sign(signer, message) }
  }
  if (fault === 'otherNonce') return signAs(person.custody, person.fid, { nonce: randomBytes(8).toString('hex') })
  if (fault === 'otherDomain') return signAs(person.custody, person.fid, { domain: 'other.example' })
  if (fault === 'otherSigner') return signAs(strangerAccount, person.fid)
  if (fault === 'otherFid') return signAs(person.custody, other.fid)
  if (fault !== 'otherSignature') return approval
  const { message } = await signAs(person.custody, person.fid)
  return { ...approval, fid: person.fid, message, signature: await sign(person.custody, `${message} `) }
}
