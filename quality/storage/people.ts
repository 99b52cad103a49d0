import { createEvmSigner } from '../../template/src/wallet-modal/services/siwx-verify/testing/signers'

/** The accounts that sign in. Only the first is the wallet's. */
export const alice = createEvmSigner('alice')
export const bob = createEvmSigner('bob')
