/** The modal that is shown. */
export function modal(): HTMLElement {
  return found(document.querySelector<HTMLElement>('[data-testid="wm-modal"]'), 'modal')
}

export function card(): HTMLElement {
  return found(modal().querySelector<HTMLElement>(':scope > div'), 'card')
}

/** Where the card is on the page, in whole pixels. */
export function cardPlace(): { x: number; y: number; width: number; height: number } {
  const { left, top, right, bottom } = card().getBoundingClientRect()
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
}

/** How far below the card's edge the ring, the title and the button of a state view begin. */
export function heroPlaces(): number[] {
  const { top } = card().getBoundingClientRect()
  const parts = [body().querySelector('svg'), body().querySelector('[role="status"] p'), body().querySelector('button')]
  return parts.map((part) => (part ? part.getBoundingClientRect().top - top : NaN))
}

export function header(): HTMLElement {
  return found(modal().querySelector<HTMLElement>('[data-testid="wm-title"]')?.parentElement, 'header')
}

/** The size of the title's text, in pixels. */
export function titleSize(): number {
  const title = modal().querySelector('[data-testid="wm-title"]')
  return title ? parseFloat(getComputedStyle(title).fontSize) : NaN
}

/** The parts that scroll. */
export function body(): HTMLElement {
  return found(modal().querySelector<HTMLElement>('[data-testid^="wm-view-"]'), 'body')
}

/** All visible elements of the card, without decoration and without texts for screen readers. */
export function drawn(): Element[] {
  return [...card().querySelectorAll('*')].filter(
    (element) =>
      !element.closest('[aria-hidden="true"]') &&
      !isReadOnly(element) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  )
}

/** Whether an element, or an element around it, is only for screen readers. */
export function isReadOnly(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (getComputedStyle(one).clipPath === 'inset(50%)') return true
  }
  return false
}

/** Describes an element in a finding. */
export function named(element: Element): string {
  const testId = element.getAttribute('data-testid')
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
  return `<${element.tagName.toLowerCase()}${testId ? ` ${testId}` : ''}> “${text}”`
}

function found(element: HTMLElement | null | undefined, what: string): HTMLElement {
  if (!element) throw new Error(`The page shows no ${what}`)
  return element
}
