import { checkSiwxTimes } from '../../domain/siwx/check-message'
import { parseSiwxMessage } from '../../domain/siwx/parse-message'
import { FrameError, invalidParams } from '../frame-error'
import type { ApprovalRow } from './approval'

/** What a sign-in message has to agree with. */
export interface SignInFacts {
  origin: string
  address: string
  /** The active network, as CAIP-2. */
  chainId: string
  now: number
}

function parse(text: string) {
  try {
    return parseSiwxMessage(text)
  } catch (error) {
    const reason = 'This sign-in message is not written as EIP-4361 says'
    throw new FrameError(reason, invalidParams('').code, { cause: error })
  }
}

/**
 * Checks a sign-in message (EIP-4361, CAIP-122).
 * @throws FrameError when the message is for another site or another account, or is not written strictly
 */
export function checkSignIn(
  text: string,
  { origin, address, chainId, now }: SignInFacts,
): { rows: ApprovalRow[]; warnings: string[] } {
  const data = parse(text)
  if (data.domain !== new URL(origin).host)
    throw invalidParams(`The sign-in message is for ${data.domain}, but ${new URL(origin).host} asks`)
  if (data.accountAddress !== address) throw invalidParams('The sign-in message is for another account')
  const warnings: string[] = []
  const isOwnPage = data.uri === origin || ['/', '?', '#'].some((end) => data.uri.startsWith(`${origin}${end}`))
  if (!isOwnPage) warnings.push(`The message names an address of another site: ${data.uri}`)
  if (data.chainId !== chainId) warnings.push(`The message names another network: ${data.chainId}`)
  try {
    // Clocks of servers are a little ahead now and then.
    checkSiwxTimes(data, now, 5 * 60_000)
  } catch {
    warnings.push('The message is not valid at this time')
  }
  const rows = [
    { label: 'Log in to', value: data.domain },
    ...(data.statement === undefined ? [] : [{ label: 'Statement', value: data.statement }]),
    ...(data.resources ?? []).map((resource) => ({ label: 'Resource', value: resource })),
  ]
  return { rows, warnings }
}
