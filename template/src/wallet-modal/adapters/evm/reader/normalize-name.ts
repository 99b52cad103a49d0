import { accountError } from '../../../domain/errors/account-errors'
import { messageOf } from '../../../domain/errors/errors'

/** The tables of names are large, so they are fetched with the first one. */
async function loadNormalizer() {
  try {
    return (await import('@adraffy/ens-normalize')).ens_normalize
  } catch (error) {
    throw accountError('NAME_LOOKUP_FAILED', { details: messageOf(error), cause: error })
  }
}

/**
 * A name as ENSIP-15 spells it; two names that look alike have one spelling or are no names.
 * @throws WalletModalError NAME_NOT_VALID
 */
export async function normalizeName(name: string): Promise<string> {
  const normalize = await loadNormalizer()
  try {
    const normal = normalize(name)
    if (normal) return normal
  } catch (error) {
    throw accountError('NAME_NOT_VALID', { details: messageOf(error), cause: error })
  }
  throw accountError('NAME_NOT_VALID')
}
