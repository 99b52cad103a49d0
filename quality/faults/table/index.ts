import type { Row } from './row'
import { sendRows } from './send'
import { walletRows } from './wallet'
import { switchRows } from './switch'

/** All rows, in the order of their numbers. */
export const rows: readonly Row[] = [...walletRows, ...switchRows, ...sendRows].sort((one, other) => one.id.localeCompare(other.id))
