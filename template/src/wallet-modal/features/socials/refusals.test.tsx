// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusalOf } from '../../connectors/auth-frame/testing/refusal-of'
import { localeOf, replaceTexts } from '../../testing/fake-texts'
import { renderWithSocials } from './testing/render-with-socials'

const resultUri = 'https://wallet.app.example/api/wallet/social/callback/google?code=1&state=abc'
const declined = 'Sie haben die Anmeldung abgelehnt'

test('A German visitor whose login with a social network fails reads the reason of the frame in German, and in another language the general sentence.', async () => {
  const { openConnect, run, windows, frame, root } = await renderWithSocials()
  const message = 'The login was declined'
  const refusal = await refusalOf({ message, code: -32603, shown: { text: declined, lang: 'de' } })
  frame.answers.connectSocial = () => Promise.reject(refusal)
  await openConnect()
  const [button] = screen.getAllByTestId('wm-social')
  await run(() => button && fireEvent.click(button))
  await run(() => windows[0]?.send({ resultUri }))
  expect(screen.getByText(message)).toBeDefined()
  const texts = { authErrors: { FRAME_ERROR: 'Ein Fehler ist aufgetreten' } }
  await run(() => replaceTexts(root, texts, localeOf('de')))
  expect(screen.getByText(declined)).toBeDefined()
  expect(screen.queryByText(message)).toBeNull()
  await run(() => replaceTexts(root, texts, localeOf('nl')))
  expect(screen.getByText('Ein Fehler ist aufgetreten')).toBeDefined()
})
