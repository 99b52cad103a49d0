import { createElement } from '../../approval/approval-rows'
import { createActions, createButton, createText } from '../../account-page/elements'
import type { AccountLogin } from '../login-unit'
import { awaitApproval, openChannel } from './channel'
import { createCodeImage } from './code-image'

type Given = Parameters<AccountLogin['open']>

/** Lets the visitor log in to the account page with Farcaster: shows the code for the phone, and waits for the approval. */
export function showFarcasterScreen({ platform, api, stage }: Given[0], { accept, done, back }: Given[1]): void {
  stage.show('Log in with Farcaster', (screen) => {
    const { document } = screen
    const place = createElement(document, 'div', 'code-place')
    const show = (url: string) => {
      const link = createElement(document, 'a', 'button', 'Open Farcaster')
      link.href = url
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
      link.dataset['testid'] = 'wa-open-farcaster'
      const image = createCodeImage(document, url, 'QR code of the login, for the camera of your phone')
      place.replaceChildren(...(image ? [image] : []), link)
    }
    const begin = () => {
      place.replaceChildren()
      screen.run(
        async (signal) => {
          const channel = await openChannel({ platform, api }, platform.window.location.origin)
          if (!signal.aborted) show(channel.url)
          const answer = await awaitApproval({ platform, api }, channel, signal)
          accept?.(answer)
          const { token, user, name = 'Farcaster account' } = answer
          return { token, userId: user.id, identity: { provider: 'farcaster', name } as const }
        },
        done,
        { status: 'Waiting for your approval in Farcaster…', givesWay: true },
      )
    }
    begin()
    return [
      createText(document, 'Scan the code with your phone, and approve in Farcaster.'),
      place,
      createActions(
        document,
        createButton(document, { testId: 'wa-new-code', text: 'New code', onClick: begin }),
        createButton(document, { testId: 'wa-back', text: 'Back', onClick: back }),
      ),
    ]
  })
}
