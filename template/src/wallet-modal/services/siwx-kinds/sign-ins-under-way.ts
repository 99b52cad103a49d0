import type { CaipNetworkId } from '../../domain/networks/caip'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { ServiceAccount } from './service-session'
import { isOf } from './service-session'

interface SignIn extends ServiceAccount {
  isGivenUp: boolean
}

interface SignInSteps<T> {
  ask: () => Promise<T>
  /** Keeps what was answered. */
  keep: (answer: T) => void
  /** Ends what the service may have begun all the same. Without an answer when asking failed. */
  undo: (answer: T | undefined) => Promise<void>
}

/**
 * The sign-ins that a service is asked about, one after the other: a late answer must not take the place of a newer one. A
 * visitor who signs out meanwhile gives them up, and what the answer brings is undone.
 */
export class SignInsUnderWay {
  readonly #all = new Set<SignIn>()
  #last: Promise<unknown> = Promise.resolve()

  /** @throws WalletModalError SIGN_IN_REFUSED for a sign-in that was given up, else what `ask` throws */
  run<T>(account: ServiceAccount, steps: SignInSteps<T>): Promise<void> {
    const signIn = { ...account, isGivenUp: false }
    this.#all.add(signIn)
    const run = this.#last.then(() => this.#run(signIn, steps)).finally(() => this.#all.delete(signIn))
    this.#last = run.catch(() => {})
    return run
  }

  /** Gives up those of an account on a network; without one, all of them. */
  giveUp(chainId?: CaipNetworkId, address = ''): void {
    for (const signIn of this.#all) if (chainId === undefined || isOf(signIn, chainId, address)) signIn.isGivenUp = true
  }

  async #run<T>(signIn: SignIn, { ask, keep, undo }: SignInSteps<T>): Promise<void> {
    const refusal = () => siwxError('SIGN_IN_REFUSED', { details: 'signed out meanwhile' })
    if (signIn.isGivenUp) throw refusal()
    let answer: T | undefined
    try {
      answer = await ask()
      if (!signIn.isGivenUp) return keep(answer)
    } catch (error) {
      if (!signIn.isGivenUp) throw error
    }
    await undo(answer)
    throw refusal()
  }
}
