import type { NewVaultRequest, Vault, WalletAddresses } from '../../wallet-server/api'
import {
  changePrimaryAnswerSchema,
  changeSecondaryAnswerSchema,
  changeStartAnswerSchema,
  deviceAnswerSchema,
  devicesAnswerSchema,
  emptyAnswerSchema,
  loginAnswerSchema,
  meAnswerSchema,
  startAnswerSchema,
  vaultAnswerSchema,
} from '../../wallet-server/api'
import type { FrameConfig } from '../config'
import type { FrameStorage } from '../storage/frame-storage'
import { loadOnce } from '../load-once'
import { loadDeviceKey } from './device-key'
import type { ServerPlatform } from './server-calls'
import { createServerCalls } from './server-calls'

export type WalletApi = ReturnType<typeof createWalletApi>

/** The server waits up to 25 seconds for the visitor's approval of a device. */
const deviceDeadline = 40_000

interface StartOptions {
  token?: string | undefined
  /** The language of the mails, as a BCP 47 tag. Default: English. */
  locale?: string | undefined
}

/** Creates the client of the wallet server. The methods take the token of a session where the endpoint needs one. */
export function createWalletApi(platform: ServerPlatform, config: Pick<FrameConfig, 'api'>, storage: FrameStorage) {
  const deviceKey = loadOnce(() => loadDeviceKey(platform.crypto, storage))
  const { call, now } = createServerCalls(platform, config.api, deviceKey)
  return {
    /** The server's time, as far as it is known. */
    now,
    /** Sends a call of a unit, such as those of `login-calls.ts`. */
    call,
    /** Sends a code, or asks for the approval of this browser. `CONNECT`: the session of this address still holds. */
    startEmail: (email: string, app: string, { token, locale }: StartOptions = {}) =>
      call({ method: 'POST', path: 'email/start', body: { email, app, locale }, answer: startAnswerSchema, token }),
    /** Waits for the approval of this browser. False: not approved yet, or the signal has aborted. */
    awaitDevice: async (flow: string, signal: AbortSignal) => {
      const path = 'email/device'
      const asked = { method: 'POST', path, body: { flow }, answer: deviceAnswerSchema } as const
      try {
        return (await call({ ...asked, deadline: deviceDeadline, signal })).approved
      } catch (error) {
        if (signal.aborted) return false
        throw error
      }
    },
    finishEmail: (flow: string, code: string) =>
      call({ method: 'POST', path: 'email/finish', body: { flow, code }, answer: loginAnswerSchema }),
    me: (token: string) => call({ method: 'GET', path: 'me', answer: meAnswerSchema, token }),
    /** Stores the first vault of the visitor. The server refuses a second one. */
    createVault: (token: string, vault: Vault, addresses: WalletAddresses) =>
      call({
        method: 'POST',
        path: 'vault',
        body: { vault, addresses } satisfies NewVaultRequest,
        answer: vaultAnswerSchema,
        token,
      }),
    /** Replaces the vault. The server refuses a version that is not the next. */
    replaceVault: (token: string, vault: Vault) =>
      call({ method: 'PUT', path: 'vault', body: { vault }, answer: vaultAnswerSchema, token }),
    signOut: (token: string) => call({ method: 'POST', path: 'sign-out', answer: emptyAnswerSchema, token }),
    devices: (token: string) => call({ method: 'GET', path: 'devices', answer: devicesAnswerSchema, token }),
    endDevice: (token: string, id: string) =>
      call({ method: 'DELETE', path: 'devices', body: { id }, answer: emptyAnswerSchema, token }),
    startEmailChange: (token: string, email: string, app: string, locale?: string) =>
      call({
        method: 'POST',
        path: 'email/change/start',
        body: { email, app, locale },
        answer: changeStartAnswerSchema,
        token,
      }),
    proveOldEmail: (token: string, flow: string, code: string) =>
      call({
        method: 'POST',
        path: 'email/change/primary',
        body: { flow, code },
        answer: changePrimaryAnswerSchema,
        token,
      }),
    proveNewEmail: (token: string, flow: string, code: string) =>
      call({
        method: 'POST',
        path: 'email/change/secondary',
        body: { flow, code },
        answer: changeSecondaryAnswerSchema,
        token,
      }),
  }
}
