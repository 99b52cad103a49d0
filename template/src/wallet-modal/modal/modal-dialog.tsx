import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Card } from '../components/layout/card'
import styles from '../components/layout/dialog-surface.module.css'
import { useRoot } from '../react/root-context'
import { ModalContent } from './modal-content'
import { ModalTooltip } from './modal-tooltip'
import { ownScreen } from './own-screen'
import { rememberOpener } from './return-focus'
import { useColorScheme } from './use-color-scheme'
import { useLastCard } from './use-last-card'
import { useSheetDrag } from './use-sheet-drag'

/** The duration of the closing animation, in milliseconds: `--wm-time-fast` of theme/tokens.css. */
const closingTime = 140

/** Opens the native dialog. It brings focus trap, inert page, top layer and return of focus. */
function openDialog(dialog: HTMLDialogElement): void {
  delete dialog.dataset['closing']
  if (!dialog.open) dialog.showModal()
}

/** The modal in a `<dialog>`, above everything else on the page. */
export const ModalDialog = observer(function ModalDialog() {
  'use no memo'
  const { modal, router, theme, platform } = useRoot()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  const returnFocus = useRef(() => {})
  const titleId = useId()
  const scheme = useColorScheme(theme.themeMode)
  const sheetDrag = useSheetDrag(() => modal.close('overlay'))
  const isOpen = modal.open
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  const cardRef = useLastCard(surfaceRef, isPresent && !isOpen)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog || !isPresent) return undefined
    if (isOpen) {
      if (!dialog.open) returnFocus.current = rememberOpener(dialog.ownerDocument)
      openDialog(dialog)
      return ownScreen(dialog, () => modal.close('escape'))
    }
    dialog.dataset['closing'] = ''
    return platform.after(closingTime, () => {
      dialog.close()
      returnFocus.current()
      setIsPresent(false)
    })
  }, [isOpen, isPresent, modal, platform])

  const refuseUnlessOutside = (event: MouseEvent) => {
    const isOutside = event.target === dialogRef.current
    if (event.type === 'mousedown') pressedOutside.current = isOutside
    else if (isOutside && pressedOutside.current) modal.close('overlay')
  }

  return createPortal(
    <dialog
      ref={dialogRef}
      className={`wm-root ${styles['dialog']}`}
      style={theme.style}
      aria-labelledby={titleId}
      data-testid="wm-modal"
      data-wm-theme={theme.themeMode}
      data-theme={scheme}
      data-view={router.view}
      data-open={isOpen}
      data-loading={modal.loading}
      data-shake={modal.shaking}
      onMouseDown={refuseUnlessOutside}
      onClick={refuseUnlessOutside}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) modal.close('escape')
      }}
      onCancel={(event) => {
        if (event.target !== dialogRef.current) return
        event.preventDefault()
        modal.close('escape')
      }}
      onClose={() => {
        // The event of our own closing may arrive after the modal was opened again. Otherwise the browser has closed the dialog without
        // asking (a second Escape does that), so the rules about closing are applied now.
        const dialog = dialogRef.current
        if (!modal.open || !dialog || dialog.open) return
        modal.close('escape')
        if (modal.open) openDialog(dialog)
      }}
    >
      {isOpen && <ModalTooltip />}
      {isPresent && (
        <div
          ref={surfaceRef}
          className={`${styles['surface']} ${modal.shaking ? styles['shake'] : ''}`}
          inert={!isOpen}
          {...sheetDrag}
        >
          {isOpen && (
            <Card ref={cardRef}>
              <ModalContent titleId={titleId} />
            </Card>
          )}
        </div>
      )}
    </dialog>,
    document.body,
  )
})
