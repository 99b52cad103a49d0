import type { AnyKind } from '../harness/kind'
import { Kind } from '../harness/kind'
import { openAccount } from '../steps/account'
import { connectingKind } from './connecting'
import { addLeaving } from './leaving'
import { addReading } from './reading'
import { addSending } from './sending'
import { addSwitching } from './switching'
import { addWalletEvents } from './wallet-events'

addWalletEvents(connectingKind)
const account = new Kind('a page with an account', openAccount)
addSwitching(account)
addSending(account)
addReading(account)
addLeaving(account)

export const kinds: readonly AnyKind[] = [connectingKind, account]
