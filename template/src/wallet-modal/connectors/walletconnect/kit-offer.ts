import type { SiwxSession } from '../../domain/sign-in/siwx'
import type { Kit } from './kit'
import type { ProposedNamespaces } from './pairing-client'

/** What a wallet has approved, as the kit has it, and what it has signed with the same yes. */
export interface KitApproval {
  struct: ReturnType<Kit['session']['getAll']>[number]
  signed: readonly SiwxSession[]
}

/** A link, and what becomes of it. */
export interface KitOffer {
  uri: string | undefined
  approval: Promise<KitApproval>
}

/** Where a link says that it ends, in milliseconds since the epoch. */
export function linkEnd(uri: string): number {
  const seconds = Number(/[?&]expiryTimestamp=(\d+)/.exec(uri)?.[1])
  return seconds > 0 ? seconds * 1_000 : Number.POSITIVE_INFINITY
}

/** Offers to pair. */
export async function offerPlain(kit: Kit, namespaces: ProposedNamespaces): Promise<KitOffer> {
  const optionalNamespaces = Object.fromEntries(
    // The addresses that the app reads from may carry its keys, so wallets are not told.
    Object.entries(namespaces).map(([key, { chains, methods, events }]) => [key, { chains, methods, events }]),
  )
  const { uri, approval } = await kit.connect({ optionalNamespaces })
  return { uri, approval: approval().then((struct) => ({ struct, signed: [] })) }
}
