import { Kind } from '../harness/kind'
import type { AnyKind } from '../harness/kind'
import { openAccount } from '../steps/account'
import { connectingKind } from './connecting'
import { addSending } from './sending'
import { addSwitching } from './switching'

const account = new Kind('a page with an account', openAccount)
addSwitching(account)
addSending(account)

export const kinds: readonly AnyKind[] = [connectingKind, account]
