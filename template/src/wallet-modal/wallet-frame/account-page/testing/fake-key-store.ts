import type { Bytes } from '../../bytes'
import type { KeyStore, NewLock, Unlock, Unlocked } from '../../custody/key-store'

/** Twelve words. They are the BIP-39 words of a seed of zeros, so they belong to nobody. */
export const testWords = `${'abandon '.repeat(11)}about`

function secretOf(lock: NewLock): Bytes | undefined {
  return lock.kind === 'login' ? undefined : lock.kind === 'login+code' ? lock.code : lock.output
}

const copyOf = (lock: NewLock): NewLock =>
  lock.kind === 'login'
    ? lock
    : lock.kind === 'login+code'
      ? { ...lock, code: lock.code.slice() }
      : { ...lock, output: lock.output.slice() }

/** A key store whose wallet a test locks as it likes. */
export function createFakeKeyStore() {
  const fake = {
    /** The locks of the wallet. None: there is no wallet. */
    locks: [{ kind: 'login' }] as readonly NewLock[],
    /** What the next changes of the locks reject with. */
    failures: [] as Error[],
    /** Everything that was given to open the wallet, as it was given. */
    given: [] as Bytes[],
    create: (unlock: Unlock): KeyStore => {
      const open = async () => {
        const kinds = fake.locks.map(({ kind }) => kind)
        let problem: Unlocked['kind'] | undefined
        while (kinds.length > 0 && !kinds.includes('login')) {
          const given = await unlock({ walletId: 'wallet-0000000000001', kinds, ...(problem && { problem }) })
          fake.given.push(given.secret)
          const lock = fake.locks.find(({ kind }) => kind === given.kind)
          const isRight = lock && secretOf(lock)?.join() === given.secret.join()
          given.secret.fill(0)
          if (isRight) return
          problem = given.kind
        }
      }
      return {
        create: () => Promise.reject(new TypeError('The page makes no wallet')),
        async open() {
          await open()
          return { wipe() {} } as Awaited<ReturnType<KeyStore['open']>>
        },
        async words() {
          await open()
          return fake.locks.length === 0 ? undefined : testWords
        },
        async changeLocks(_, locks) {
          await open()
          const failure = fake.failures.shift()
          if (failure) throw failure
          fake.locks = locks.map(copyOf)
        },
        kinds: async () => fake.locks.map(({ kind }) => kind),
      }
    },
  }
  return fake
}
