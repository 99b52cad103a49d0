import { observer } from 'mobx-react-lite'
import type { MouseEvent, RefCallback, RefObject } from 'react'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Card } from '../components/layout/card'
import styles from '../components/layout/dialog-surface.module.css'
import { useModalStores, useRoot } from '../react/root-context'
import { AccountNews } from './account-news'
import { ModalContent } from './modal-content'
import { ModalTooltip } from './modal-tooltip'
import { ownScreen } from './own-screen'
import { rememberOpener } from './return-focus'
import { useColorScheme } from './use-color-scheme'
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
  const { locale, modal, router, theme, platform } = useRoot()
  const { language } = useModalStores()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  const returnFocus = useRef(() => {})
  const titleId = useId()
  const scheme = useColorScheme(theme.themeMode)
  const sheetDrag = useSheetDrag(() => modal.close('overlay'))
  const isOpen = modal.open && language.isSettled
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  const cardRef = useLastCard(surfaceRef, isPresent && !isOpen)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog || !isPresent) return undefined
    // Set here, because React knows the attribute only since version 19.
    surfaceRef.current?.toggleAttribute('inert', !isOpen)
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
      lang={locale.modal.locale}
      dir={locale.modal.dir}
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
        <div ref={surfaceRef} className={`${styles['surface']} ${modal.shaking ? styles['shake'] : ''}`} {...sheetDrag}>
          {isOpen && (
            <Card cardRef={cardRef}>
              <ModalContent titleId={titleId} />
            </Card>
          )}
        </div>
      )}
      <AccountNews isPresent={isPresent} />
    </dialog>,
    document.body,
  )
})

/** The card as it was last rendered, and the scroll positions of its parts. */
interface LastCard {
  card: HTMLElement
  scrolled: readonly (readonly [part: Element, top: number])[]
}

/**
 * Shows the card as it was last rendered while the dialog leaves. Closing resets the data of the views: without the last card,
 * “Connected” would change back to “Approve in …” for everybody who sees or hears the dialog.
 * @param isLeaving the card's component is unmounted, and its place in the surface is empty
 */
function useLastCard(surface: RefObject<HTMLElement | null>, isLeaving: boolean): RefCallback<HTMLElement> {
  const last = useRef<LastCard | null>(null)
  useLayoutEffect(() => {
    if (!isLeaving || !last.current) return undefined
    const { card, scrolled } = last.current
    surface.current?.append(card)
    for (const [part, top] of scrolled) part.scrollTop = top
    return () => card.remove()
  }, [isLeaving, surface])
  return useCallback((card) => {
    if (card) last.current = { card, scrolled: [] }
    if (card || !last.current) return
    // The scroll positions are read now, because an element loses its scroll position when it is removed from the page.
    last.current.scrolled = [...last.current.card.querySelectorAll('*')].flatMap((part) =>
      part.scrollTop > 0 ? [[part, part.scrollTop] as const] : [],
    )
  }, [])
}
