import { accountError } from '../../../../domain/errors/account-errors'
import { messageOf } from '../../../../domain/errors/errors'

/** Loads the tables of ENSIP-15 with the first name, because they are large. */
async function loadNormalizer() {
  try {
    return (await import('@adraffy/ens-normalize')).ens_normalize
  } catch (error) {
    throw accountError('NAME_LOOKUP_FAILED', { details: messageOf(error), cause: error })
  }
}

/**
 * Normalizes a name (ENSIP-15), so that names that look alike become equal or are refused.
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
