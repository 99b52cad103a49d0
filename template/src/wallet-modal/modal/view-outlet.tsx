import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/controls/button'
import { CardBody } from '../components/layout/card'
import { EmptyState } from '../components/layout/empty-state'
import { ErrorBoundary } from '../components/layout/error-boundary'
import { iconOffline, iconRefresh } from '../components/marks/icon-paths'
import { viewTexts } from '../locales/en/view-texts'
import { useTexts } from '../locales/use-texts'
import { useRoot } from '../react/root-context'
import type { ViewName } from '../stores/shell/router.store'
import { viewTraits } from '../stores/shell/view-traits'
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
  const { needsAccount, showsEarly } = viewTraits[id]
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
 * @param content names the content; a change starts the animation
 */
function useAnimatedHeight(content: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const lastHeight = useRef(0)

  const measure = useCallback((frame: HTMLElement) => {
    if (frame.getAnimations().length > 0) return
    lastHeight.current = frame.offsetHeight
    const body = frame.firstElementChild?.firstElementChild
    body?.toggleAttribute('data-fades', body.scrollHeight > body.clientHeight)
  }, [])

  useEffect(() => {
    const frame = ref.current
    if (!frame || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => measure(frame))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [measure])

  useLayoutEffect(() => {
    const frame = ref.current
    const before = lastHeight.current
    if (!frame || !before) return
    const after = frame.offsetHeight
    if (after === before || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      measure(frame)
      return
    }
    frame.animate([{ blockSize: `${before}px` }, { blockSize: `${after}px` }], motion).onfinish = () => measure(frame)
    lastHeight.current = after
  }, [content, measure])

  return ref
}
