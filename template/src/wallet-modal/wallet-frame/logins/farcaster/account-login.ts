import { createElement } from '../../approval/approval-rows'
import { createActions, createButton, createText } from '../../account-page/elements'
import { loginTexts } from '../../account-page/texts/login-texts'
import { commonTexts } from '../../locales/common-texts'
import type { AccountLogin } from '../login-unit'
import { awaitApproval, openChannel } from './channel'
import { createCodeImage } from './code-image'
import { farcasterTexts } from './farcaster-texts'

type Given = Parameters<AccountLogin['open']>

/** Lets the visitor log in to the account page with Farcaster: shows the code for the phone, and waits for the approval. */
export function showFarcasterScreen({ platform, api, stage }: Given[0], { accept, done, back }: Given[1]): void {
  const { language } = stage
  const texts = language.textsOf(farcasterTexts)
  stage.show(texts.title, (screen) => {
    const { document } = screen
    const place = createElement(document, 'div', 'code-place')
    const show = (url: string) => {
      const link = createElement(document, 'a', 'button', texts.open)
      link.href = url
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
      link.dataset['testid'] = 'wa-open-farcaster'
      const image = createCodeImage(document, url, texts.image)
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
          const { token, user, name = language.textsOf(loginTexts).provider.account('Farcaster') } = answer
          return { token, userId: user.id, identity: { provider: 'farcaster', name } as const }
        },
        done,
        { status: texts.waiting, givesWay: true },
      )
    }
    begin()
    return [
      createText(document, texts.scan),
      place,
      createActions(
        document,
        createButton(document, { testId: 'wa-new-code', text: texts.newCode, onClick: begin }),
        createButton(document, { testId: 'wa-back', text: language.textsOf(commonTexts).back, onClick: back }),
      ),
    ]
  })
}
