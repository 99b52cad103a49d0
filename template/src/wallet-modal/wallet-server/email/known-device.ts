import { Refusal } from '../refusal'
import type { Settings } from '../settings'
import { createUserId } from '../wallets/user-id'

/** True for a browser that has once logged in as an address. The same rows are read for addresses that nobody has logged in with. */
export async function isKnownDevice(
  { wallets }: Pick<Settings, 'wallets'>,
  email: string,
  device: string,
): Promise<boolean> {
  const user = await wallets.findUser({ provider: 'email', subject: email })
  const found = await wallets.readDevice(user?.id ?? createUserId(), device)
  return user !== undefined && found !== undefined
}

/** Refuses a page that may not embed the frame. The frame's own account page may log people in, too. @throws Refusal */
export function requireApp({ apps, origins }: Pick<Settings, 'apps' | 'origins'>, app: string): void {
  if (!apps.includes(app) && !origins.includes(app))
    throw new Refusal(
      'APP_NOT_ALLOWED',
      'This app may not use the wallet. Add its origin to the apps of the wallet server',
    )
}
