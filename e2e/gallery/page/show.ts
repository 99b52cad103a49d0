import { cardPlace } from './parts'

/** Goes to a scene without loading the page again. Resolves when the view is shown and nothing moves. */
export async function show(scene: string, query: string): Promise<void> {
  history.pushState(null, '', `?${query}`)
  dispatchEvent(new PopStateEvent('popstate'))
  const opened = performance.now()
  while (!(document.querySelector(`main[data-scene="${scene}"]`) && isLoaded())) {
    if (performance.now() - opened > 20_000) throw new Error(`The scene ${scene} did not load within 20 seconds`)
    await frame()
  }
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  // The card follows the height of its view a frame later.
  for (let before = ''; before !== placeText();) {
    before = placeText()
    settle()
    await frame()
  }
}

const placeText = () => JSON.stringify(cardPlace())

/** Whether the view of the scene has its content, and the buttons of the providers are in their place. */
function isLoaded(): boolean {
  // In the layout `dialog` the modal is outside of `main`.
  const root = document.querySelector<HTMLElement>('[data-testid="wm-modal"]')
  const shown = root?.querySelector(`[data-testid="wm-view-${root.dataset['view']}"]`)
  const content = shown?.firstElementChild
  return Boolean(content && !content.matches('[aria-busy]:empty') && !shown.querySelector('[data-lines]:empty'))
}

/** Puts animations that end at their end, and endless animations at their beginning. Scroll-driven animations are left alone. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (!(animation.timeline instanceof DocumentTimeline)) continue
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
