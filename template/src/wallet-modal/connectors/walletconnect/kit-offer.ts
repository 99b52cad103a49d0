import type { SiwxSession } from '../../domain/sign-in/siwx'
import type { Kit } from './kit'
import type { ProposedNamespaces } from './pairing-client'

/** The kit's session that a wallet approved, and the messages that the wallet signed with the same approval. */
export interface KitApproval {
  struct: ReturnType<Kit['session']['getAll']>[number]
  signed: readonly SiwxSession[]
}

/** A pairing link and the wallet's approval. */
export interface KitOffer {
  uri: string | undefined
  approval: Promise<KitApproval>
}

/** The expiry of a pairing link, in milliseconds since the epoch; Infinity when the link does not tell. */
export function linkEnd(uri: string): number {
  const seconds = Number(/[?&]expiryTimestamp=(\d+)/.exec(uri)?.[1])
  return seconds > 0 ? seconds * 1_000 : Number.POSITIVE_INFINITY
}

/** Proposes a session without a sign-in. */
export async function offerPlain(kit: Kit, namespaces: ProposedNamespaces): Promise<KitOffer> {
  const optionalNamespaces = Object.fromEntries(
    // Leave `rpcMap` out, because the app's RPC URLs may contain API keys.
    Object.entries(namespaces).map(([key, { chains, methods, events }]) => [key, { chains, methods, events }]),
  )
  const { uri, approval } = await kit.connect({ optionalNamespaces })
  return { uri, approval: approval().then((struct) => ({ struct, signed: [] })) }
}
