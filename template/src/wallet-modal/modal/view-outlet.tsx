import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/controls/button'
import { CardBody } from '../components/layout/card'
import { EmptyState } from '../components/layout/empty-state'
import { ErrorBoundary } from '../components/layout/error-boundary'
import { iconOffline, iconRefresh } from '../components/marks/icon-paths'
import { viewTexts } from '../locales/en/view-texts'
import { useTexts } from '../locales/use-texts'
import { useRoot } from '../react/root-context'
import type { ViewName } from '../stores/shell/router.store'
import { traitsOf } from '../stores/shell/view-traits'
import { FailedView } from './failed-view'
import { loadView, loadedView } from '../views/registry'
import styles from './view-outlet.module.css'

/** The current view. Moves the focus to the title when the view changes, so that screen readers announce it. */
export const ViewOutlet = observer(function ViewOutlet({ titleId }: { titleId: string }) {
  'use no memo'
  const { events, router } = useRoot()
  const { view, direction, history } = router
  const contentKey = `${view}${history.length}`
  const frameRef = useAnimatedHeight(contentKey)
  const shownView = useRef(view)
  const [firstKey] = useState(contentKey)
  useLayoutEffect(() => {
    if (shownView.current === view) return
    shownView.current = view
    const title = document.getElementById(titleId)
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [view, titleId])
  return (
    <div ref={frameRef} className={styles['frame']}>
      <div key={contentKey} className={styles['view']} data-arriving={contentKey === firstKey ? undefined : direction}>
        <CardBody data-testid={`wm-view-${view}`}>
          <ErrorBoundary
            resetKey={router.route}
            onError={(error) => events.reportError(`The view ${view} could not be shown.`, error)}
            fallback={(retry) => <FailedView retry={retry} />}
          >
            <LoadedView key={view} id={view} />
          </ErrorBoundary>
        </CardBody>
      </div>
    </div>
  )
})

/** Renders a view and loads its chunk first if needed. After a failure the visitor can try again. */
const LoadedView = observer(function LoadedView({ id }: { id: ViewName }) {
  'use no memo'
  const root = useRoot()
  const { accountLoader } = root
  const texts = useTexts(viewTexts)
  const { needsAccount, showsEarly } = traitsOf(id)
  const needsStores = needsAccount && !showsEarly
  const [isReady, setReady] = useState(() => !needsStores || accountLoader.isLoaded)
  const [View, setView] = useState(() => loadedView(root, id))
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if ((View && isReady) || hasFailed) return undefined
    let isCurrent = true
    const show = () => {
      if (!isCurrent) return
      setReady(true)
      setView(() => loadedView(root, id))
    }
    Promise.all([loadView(root, id), needsStores && accountLoader.load()]).then(show, () => {
      if (isCurrent) setHasFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [root, id, needsStores, View, isReady, hasFailed, accountLoader])
  if (View && isReady) return <View />
  if (!hasFailed) return <div className={styles['loading']} aria-busy="true" />
  const retry = (
    <Button variant="quiet" size="md" icon={iconRefresh} data-testid="wm-retry" onClick={() => setHasFailed(false)}>
      {texts.tryAgain}
    </Button>
  )
  return <EmptyState icon={iconOffline} title={texts.viewFailed} text={texts.viewFailedText} action={retry} />
})

const motion = { duration: 360, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' }

/**
 * Animates the height of the frame when its content is replaced. Between animations the frame has the height of its content, and
 * the card's body has the attribute `data-fades` if it is higher than the frame, so that its foot fades out.
 *
 * Heights are read in a ResizeObserver, because the browser calls it between layout and paint: reading a height then causes no other layout.
 * @param content names the content; a change starts the animation
 */
function useAnimatedHeight(content: string) {
  const ref = useRef<HTMLDivElement>(null)
  const lastHeight = useRef(0)

  useLayoutEffect(() => {
    const frame = ref.current
    if (!frame || typeof ResizeObserver === 'undefined') return undefined
    let isNew = true
    // The browser calls once for every element that it begins to observe, and then for every change of size.
    const observer = new ResizeObserver(() => {
      const isAnimating = isNew && animateHeight(frame, lastHeight.current, () => observer.observe(frame))
      isNew = false
      if (isAnimating) return observer.disconnect()
      lastHeight.current = frame.offsetHeight
      const body = frame.firstElementChild?.firstElementChild
      body?.toggleAttribute('data-fades', body.scrollHeight > body.clientHeight)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [content])
  return ref
}

/**
 * Animates the height of a frame to that of its content, and ends an animation that is running.
 * @param before the height from which to start, unless an animation is running; 0: the frame is new, and is not animated
 * @returns whether there is an animation: not without a change, and not for visitors who asked for less motion
 */
function animateHeight(frame: HTMLElement, before: number, onFinish: () => void): boolean {
  const [running] = frame.getAnimations()
  const start = running ? frame.offsetHeight : before
  running?.cancel()
  frame.style.willChange = ''
  const end = frame.offsetHeight
  if (start === 0 || start === end || matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  // Chromium reuses the style of the last animation. If that one ran under another modal dialog, the frame would be inert in this dialog
  // and stay so. A change of the element's own style makes Chromium compute the style anew.
  frame.style.willChange = 'block-size'
  frame.animate([{ blockSize: `${start}px` }, { blockSize: `${end}px` }], motion).onfinish = onFinish
  return true
}
