import { useEffect, useState } from 'react'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'

const shownFor = 1_600

/** Copies a text and confirms it for a moment. If the browser forbids copying, the visitor is told. */
export function useCopied(): { copied: boolean; copy: (text: string) => void } {
  const { platform } = useRoot()
  const { snack } = useModalStores()
  const texts = useTexts(viewTexts)
  const [copied, setCopied] = useState(false)
  useEffect(() => (copied ? platform.after(shownFor, () => setCopied(false)) : undefined), [copied, platform])
  const copy = (text: string) => {
    platform.copy(text).then(
      () => setCopied(true),
      () => snack.showError(texts.failedToCopy),
    )
  }
  return { copied, copy }
}
