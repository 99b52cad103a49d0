import { createActions, createButton, createText } from '../elements'
import type { Stage } from '../stage'

interface DeviceOptions {
  email: string
  /** Ends when the browser is approved. */
  wait: (signal: AbortSignal) => Promise<void>
  approved: () => void
  back: () => void
}

/** Waits until the visitor has approved this browser with the link of a mail. */
export function showDeviceScreen(stage: Stage, { email, wait, approved, back }: DeviceOptions): void {
  stage.show('Approve this browser', (screen) => {
    const { document, signal } = screen
    const begin = () => screen.run(() => wait(signal), approved)
    begin()
    return [
      createText(document, `This browser is new. We sent an e-mail with a link to ${email}.`),
      createText(document, 'Open the link and approve this browser. Then another e-mail brings the code.'),
      createActions(
        document,
        createButton(document, { testId: 'wa-wait-again', text: 'Try again', onClick: begin }),
        createButton(document, { testId: 'wa-back', text: 'Back', onClick: back }),
      ),
    ]
  })
}
