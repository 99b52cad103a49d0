import { defaultFeatures } from '../../wallet-modal/domain/options'
import { authError } from '../../wallet-modal/domain/errors/auth-errors'
import type { EmailStore } from '../../wallet-modal/features/email/email.store'
import { emailTexts } from '../../wallet-modal/features/email/email-texts'
import { errorText } from '../../wallet-modal/locales/error-text'
import { addFeatures } from '../../wallet-modal/stores/root/feature-stores'
import type { Route } from '../../wallet-modal/stores/shell/router.store'
import { wallets } from '../samples'
import type { Scene } from './scenes'
import { createStillRoot, stillLanguage, stillTexts } from '../still-root'

const address = 'ada@example.com'

/** A view about an account by e-mail. No frame is loaded, and nothing counts down. */
function email(id: string, route: Route, state: Partial<EmailStore> = {}, isAlone = true): Scene {
  const create = () =>
    createStillRoot(
      {
        wallets: isAlone ? [] : wallets,
        options: { hosts: { auth: 'https://wallet.example' }, features: { ...defaultFeatures, socials: false } },
      },
      (root) => {
        const store = root.features.email
        if (!store) return
        const given: Partial<EmailStore> = {
          enter: () => () => {},
          edit: () => () => {},
          waitForDevice: async () => {},
          ...state,
        }
        const still = new Proxy(store, {
          get: (target, key) =>
            Object.hasOwn(given, key) ? Reflect.get(given, key) : Reflect.get(target, key, target),
        })
        addFeatures(root, { email: still })
        root.router.reset({ view: 'Connect', data: undefined })
        if (route.view !== 'Connect') root.router.push(route)
      },
    )
  return { id, view: route.view, create }
}

const connect: Route = { view: 'Connect', data: undefined }
const code: Route = { view: 'EmailVerifyOtp', data: { email: address } }
const edit: Route = { view: 'UpdateEmailWallet', data: { email: address } }
// A getter, because the language is known when a scene is created.
const wrongCode: Partial<EmailStore> = {
  get error() {
    return stillTexts(emailTexts).tryAgain(errorText(stillLanguage(), authError('EMAIL_NOT_VALID')))
  },
}
const newAddress = 'ada@example.org'
const longAddress = `${'a-very-long-name-'.repeat(4)}@a-very-long-domain.example`

/** The ways to an account by e-mail. */
export const emailScenes: readonly Scene[] = [
  email('email', connect, { draft: address }, false),
  email(
    'email-wrong',
    connect,
    {
      draft: 'ada@example',
      get error() {
        return stillTexts(emailTexts).invalid
      },
    },
    false,
  ),
  email('email-busy', connect, { draft: address, isBusy: true }, false),
  email('email-alone', { view: 'EmailLogin', data: undefined }),
  email('email-code', code, { secondsLeft: 24 }),
  email('email-code-wrong', code, wrongCode),
  email('email-code-busy', code, { code: '123456', isBusy: true }),
  email('email-code-odd', { view: 'EmailVerifyOtp', data: { email: longAddress } }),
  email('email-edit', edit, { draft: newAddress }),
  email('email-edit-wrong', edit, {
    draft: 'ada@example',
    get error() {
      return stillTexts(emailTexts).invalid
    },
  }),
  email('email-edit-busy', edit, { draft: newAddress, isBusy: true }),
  email('email-edit-code', { view: 'UpdateEmailSecondaryOtp', data: { email: address, newEmail: newAddress } }),
  email('email-upgrade', { view: 'UpgradeEmailWallet', data: undefined }),
  email('email-device', { view: 'EmailVerifyDevice', data: { email: address } }, { secondsLeft: 12 }),
]
