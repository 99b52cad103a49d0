import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { loginTexts } from '../texts/login-texts'

interface DeviceOptions {
  email: string
  /** Ends when the browser is approved. */
  wait: (signal: AbortSignal) => Promise<void>
  approved: () => void
  back: () => void
}

/** Waits until the visitor has approved this browser with the link of a mail. */
export function showDeviceScreen(stage: Stage, { email, wait, approved, back }: DeviceOptions): void {
  const texts = stage.language.textsOf(loginTexts).device
  const common = stage.language.textsOf(commonTexts)
  stage.show(texts.title, (screen) => {
    const { document, signal } = screen
    const begin = () => screen.run(() => wait(signal), approved)
    begin()
    return [
      createText(document, texts.isNew(email)),
      createText(document, texts.open),
      createActions(
        document,
        createButton(document, { testId: 'wa-wait-again', text: common.again, onClick: begin }),
        createButton(document, { testId: 'wa-back', text: common.back, onClick: back }),
      ),
    ]
  })
}
