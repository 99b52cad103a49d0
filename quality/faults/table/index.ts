import { cliRows } from './cli'
import { configRows } from './config'
import { discoveryRows } from './discovery'
import { frameRows } from './frame'
import { hostRows } from './host'
import { loginRows } from './login'
import { pairingRows } from './pairing'
import { sendRows } from './send'
import { servicesRows } from './services'
import { signInRows } from './sign-in'
import { storeRows } from './store'
import { swapRows } from './swap'
import { switchRows } from './switch'
import { walletRows } from './wallet'
import { flowsOf } from './in-chromium'
import type { TableRow } from './row'

/** All rows, in the order of their numbers. */
export const rows: readonly TableRow[] = [
  ...cliRows,
  ...configRows,
  ...discoveryRows,
  ...frameRows,
  ...hostRows,
  ...loginRows,
  ...pairingRows,
  ...sendRows,
  ...servicesRows,
  ...signInRows,
  ...storeRows,
  ...swapRows,
  ...switchRows,
  ...walletRows,
]
  .map((row) => ({ ...row, flows: flowsOf(row.id) }))
  .sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
