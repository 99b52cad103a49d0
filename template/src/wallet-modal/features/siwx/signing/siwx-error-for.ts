import type { WalletModalError } from '../../../domain/errors/errors'
import { shownTexts } from '../../../domain/errors/errors'
import { siwxError } from '../../../domain/errors/siwx-errors'
import type { SiwxTexts } from '../siwx-texts'
import { siwxTexts } from '../siwx-texts'

/** Creates an error of signing in. Visitors read the reason in their language. The `details` of the error have the reason in English. */
export function siwxErrorFor(
  code: Parameters<typeof siwxError>[0],
  reason: (reasons: SiwxTexts['reasons']) => string,
  hint?: { hint: string },
): WalletModalError {
  const details = reason(siwxTexts.english.reasons)
  const cause = new Error(details)
  shownTexts.set(cause, (language) => reason(language.textsOf(siwxTexts).reasons))
  return siwxError(code, { ...hint, details, cause })
}
