import '../account-page/account-page.css'
import { makeLocks } from '../account-page/make-locks'
import { createStage } from '../account-page/stage'
import type { Bytes } from '../bytes'
import { wipe } from '../bytes'
import type { NewLock } from '../custody/locks'
import { createPasskey } from '../custody/passkey'
import { userRejected } from '../frame-error'
import { errorText } from '../locales/error-text'
import type { FrameLanguage } from '../locales/language'
import type { FramePlatform } from '../platform'

interface NewWallet {
  /** The product's name. */
  name: string
  language: FrameLanguage
  walletId: string
  /** The e-mail address of the visitor. The browser shows the address beside the passkey. */
  userName: string
}

/**
 * Lets the visitor make a recovery code and a passkey in a window of the wallet.
 * @param platform the platform of the window
 * @param closing aborts when the window is closed
 * @throws FrameError when the visitor cancels, or closes the window
 */
export function takeLocks(
  platform: Pick<FramePlatform, 'window' | 'after' | 'credentials' | 'crypto'>,
  { name, language, walletId, userName }: NewWallet,
  closing: AbortSignal,
): Promise<readonly NewLock[]> {
  const { window, crypto } = platform
  const held: Bytes[] = []
  return new Promise((resolve, reject) => {
    const cancel = () => {
      wipe(...held)
      reject(userRejected())
    }
    closing.addEventListener('abort', cancel)
    makeLocks({
      stage: createStage({
        document: window.document,
        language,
        name,
        explain: (error) => errorText(language, error),
      }),
      crypto,
      hold(secret) {
        if (closing.aborted) wipe(secret)
        else held.push(secret)
        return secret
      },
      isNew: true,
      takePasskey: () => createPasskey(platform, { walletId, appName: name, userName }),
      made(output, code) {
        // From now on, the key store overwrites the secrets.
        closing.removeEventListener('abort', cancel)
        resolve([
          { kind: 'login+passkey', output },
          { kind: 'login+code', code },
        ])
      },
      back: cancel,
    })
  })
}
