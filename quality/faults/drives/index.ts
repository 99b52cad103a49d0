import type { AnyKind } from '../harness/kind'
import { Kind } from '../harness/kind'
import { openAccount } from '../steps/account'
import { connectingKind } from './connecting'
import { addCalls } from './calls'
import { addChain } from './chain'
import { addDiscovery } from './discovery'
import { addForm } from './form'
import { addLeaving } from './leaving'
import { pairingKind } from './pairing'
import { addReading } from './reading'
import { addSending } from './sending'
import { signInKind } from './signing-in'
import { storedKind } from './stored'
import { swapKind } from './swapping'
import { addSwitching } from './switching'
import { addWalletEvents } from './wallet-events'

addWalletEvents(connectingKind)
addDiscovery(connectingKind)
const account = new Kind('a page with an account', openAccount)
addSwitching(account)
addSending(account)
addReading(account)
addLeaving(account)
addForm(account)
addChain(account)
addCalls(account)

export const kinds: readonly AnyKind[] = [connectingKind, account, storedKind, pairingKind, signInKind, swapKind]
