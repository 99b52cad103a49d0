import { checkSiwxTimes } from '../../domain/siwx/check-message'
import { parseSiwxMessage } from '../../domain/siwx/parse-message'
import { FrameError, invalidParams } from '../frame-error'
import type { FrameLanguage } from '../locales/language'
import type { ApprovalRow } from './approval'
import { requestTexts } from './request-texts'

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
  language: FrameLanguage,
): { rows: ApprovalRow[]; warnings: string[] } {
  const texts = language.textsOf(requestTexts)
  const data = parse(text)
  if (data.domain !== new URL(origin).host)
    throw invalidParams(`The sign-in message is for ${data.domain}, but ${new URL(origin).host} asks`)
  if (data.accountAddress !== address) throw invalidParams('The sign-in message is for another account')
  const warnings: string[] = []
  const isOwnPage = data.uri === origin || ['/', '?', '#'].some((end) => data.uri.startsWith(`${origin}${end}`))
  if (!isOwnPage) warnings.push(texts.warnings.otherSite(data.uri))
  if (data.chainId !== chainId) warnings.push(texts.warnings.otherNetwork(data.chainId))
  try {
    // Clocks of servers are a little ahead now and then.
    checkSiwxTimes(data, now, 5 * 60_000)
  } catch {
    warnings.push(texts.warnings.notValidNow)
  }
  const rows = [
    { label: texts.labels.logInTo, value: data.domain },
    ...(data.statement === undefined ? [] : [{ label: texts.labels.statement, value: data.statement }]),
    ...(data.resources ?? []).map((resource) => ({ label: texts.labels.resource, value: resource })),
  ]
  return { rows, warnings }
}
