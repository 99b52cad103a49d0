import type { FrameLanguage } from '../locales/language'
import { setLanguage } from '../locales/language'
import { createElement } from './approval-rows'
import type { ApprovalTexts } from './approval-texts'
import { approvalTexts } from './approval-texts'

/** What the wallet can be doing. */
export type ProgressStep = keyof ApprovalTexts['progress']

/** Shows what the wallet is doing while there is nothing to decide. */
export function showProgress(document: Document, step: ProgressStep, language: FrameLanguage): void {
  setLanguage(document, language)
  const line = createElement(document, 'p', 'progress', language.textsOf(approvalTexts).progress[step])
  line.setAttribute('role', 'status')
  document.querySelector('main')?.replaceChildren(line)
}
