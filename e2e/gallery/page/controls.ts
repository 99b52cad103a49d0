import { card, drawn, named } from './parts'

const controls = 'button, a[href], input, select, textarea, [role="button"], [role="switch"], [tabindex="0"]'
const toasts = '[data-testid="wm-snackbar"]'

/**
 * Controls whose target is smaller than `least` in width or height. Links within a sentence are left out, because they are as high as the
 * text.
 */
export function smallControls(least: number): string[] {
  const all = drawn().filter((element) => element.matches(controls) && getComputedStyle(element).display !== 'inline')
  const isInToast = (control: Element) => control.closest(toasts) !== null
  const found = all.filter(isInToast).flatMap((control) => tooSmall(control, least))
  // While a toast is shown, it covers the foot of the view. The controls of the view are measured without it.
  for (const toast of card().querySelectorAll<HTMLElement>(toasts)) toast.style.pointerEvents = 'none'
  return [...found, ...all.filter((control) => !isInToast(control)).flatMap((control) => tooSmall(control, least))]
}

function tooSmall(control: Element, least: number): string[] {
  const [width, height] = hitArea(control, least)
  // A box that begins between two pixels may lose one of them.
  if (width >= least - 1 && height >= least - 1) return []
  return [`${named(control)} can be hit on ${width} x ${height} only, not ${least} x ${least}`]
}

/** The width and height of a control's target: its box, or the enlarged area around it. */
function hitArea(control: Element, least: number): [width: number, height: number] {
  control.scrollIntoView({ block: 'center' })
  const box = control.getBoundingClientRect()
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const reach = (stepX: number, stepY: number) => {
    let steps = 0
    while (steps < least && isHit(control, x + stepX * (steps + 0.5), y + stepY * (steps + 0.5))) steps += 1
    return steps
  }
  return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)]
}

function isHit(control: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && card().contains(hit) && (control.contains(hit) || hit.closest('label')?.control === control)
}
