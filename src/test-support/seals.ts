import { sealWith, type Seal } from '../seal/seal'

/** The seal of one user on one machine. */
export const ownSeal: Seal = sealWith(async () => new Uint8Array(32).fill(1))

/** The seal of another user, or of another machine. */
export const foreignSeal: Seal = sealWith(async () => new Uint8Array(32).fill(2))

/** The seal of a machine that cannot have a key. */
export const noSeal: Seal = sealWith(async () => null)
