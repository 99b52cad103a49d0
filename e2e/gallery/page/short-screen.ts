import { body, card, named } from './parts'

/** The main actions of the view, which are its wide buttons. */
function actions(): HTMLElement[] {
  return [...body().querySelectorAll<HTMLElement>('button[data-variant][data-size="lg"]')].filter(
    (action) => !action.closest('[role="tabpanel"]'),
  )
}

/** Main actions of the view that cannot be pressed before the visitor scrolls. */
export function actionsBelowFold(): string[] {
  return actions().flatMap((action) => hidden(action, 'before the visitor scrolls'))
}

/** Main actions of the view that cannot be pressed even after the visitor scrolled to them. */
export function actionsOutOfReach(): string[] {
  return actions().flatMap((action) => {
    action.scrollIntoView({ block: 'nearest' })
    return hidden(action, 'wherever the visitor scrolls')
  })
}

/** How much of the height between header and footer is left for the content, in pixels. Infinite where all of the content is shown. */
export function roomForContent(): number {
  body().scrollTop = 0
  if (body().scrollHeight <= body().clientHeight) return Infinity
  const { top, bottom } = body().getBoundingClientRect()
  const footer = [...body().children].find((part) => getComputedStyle(part).position === 'sticky')
  const footerTop = footer?.getBoundingClientRect().top ?? bottom
  return Math.min(bottom, footerTop) - top
}

/**
 * The code, when no scroll position shows it whole, or when its mark covers more than a camera can do without.
 * At rest: when the visitor has to scroll for it.
 */
export function cutCode(atRest: boolean): string[] {
  const code = body().querySelector<HTMLElement>('[data-testid="wm-qr"]')
  if (!code) return []
  body().scrollTop = 0
  if (!atRest) code.scrollIntoView({ block: 'center' })
  const { left, right, top, bottom } = code.getBoundingClientRect()
  const corners = [
    [left + 1, top + 1],
    [right - 1, top + 1],
    [left + 1, bottom - 1],
    [right - 1, bottom - 1],
  ] as const
  const isWhole = corners.every(([x, y]) => code.contains(document.elementFromPoint(x, y)))
  const mark = code.querySelector('span > *')?.getBoundingClientRect().width ?? 0
  return [
    ...(isWhole ? [] : [`the code from ${Math.round(top)} to ${Math.round(bottom)} is cut`]),
    ...(mark <= (right - left) * 0.23 ? [] : [`the mark covers ${mark} pixels of a code of ${right - left}`]),
  ]
}

function hidden(action: HTMLElement, when: string): string[] {
  const { left, right, top, bottom } = action.getBoundingClientRect()
  const edge = card().getBoundingClientRect()
  const isInside = top >= Math.max(0, edge.top) - 1 && bottom <= Math.min(innerHeight, edge.bottom) + 1
  const isHit = [top + 2, bottom - 2].every((y) => {
    const hit = document.elementFromPoint((left + right) / 2, y)
    return hit !== null && (hit === action || action.contains(hit))
  })
  return isInside && isHit
    ? []
    : [`${named(action)} from ${Math.round(top)} to ${Math.round(bottom)} is out of view ${when}`]
}
