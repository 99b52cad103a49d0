import { body, card, drawn, named } from './parts'

/** Texts that are cut off without an ellipsis. */
export function cutTexts(): string[] {
  return drawn()
    .filter((element) => ownTexts(element).some((text) => isCut(text, element)))
    .map((element) => `the text of ${named(element)} is cut`)
}

/** Finds sentences that an ellipsis shortens, because a visitor cannot read the end of such a sentence. Values such as addresses may be shortened. */
export function shortenedTexts(values: readonly string[]): string[] {
  const isValue = new RegExp(`^(${values.join('|')})$`, 'u')
  return drawn()
    .filter((element) => ownTexts(element).length > 0 && !element.closest('bdi') && isShortened(element))
    .filter((element) => !isValue.test(element.textContent.replaceAll(/[\u2066-\u2069]/g, '').trim()))
    .map((element) => `the text of ${named(element)} is shortened`)
}

function isShortened(element: Element): boolean {
  for (let box: Element | null = element; box && box !== card(); box = box.parentElement) {
    const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(box)
    if (webkitLineClamp !== 'none') return box.scrollHeight > box.clientHeight + 2
    if (textOverflow === 'ellipsis' && overflowX !== 'visible') return box.scrollWidth > box.clientWidth + 1
  }
  return false
}

/** Texts that lie on top of each other. */
export function overlappingTexts(): string[] {
  const shown = drawn().flatMap((element) =>
    ownTexts(element).flatMap((text) => visibleRects(text, element).map((rect) => ({ element, rect }))),
  )
  return shown.flatMap(({ element, rect }, index) =>
    shown
      .slice(index + 1)
      .filter((other) => other.element !== element && !isLayered(element, other.element) && overlap(rect, other.rect))
      .map((other) => `${named(element)} and ${named(other.element)} overlap`),
  )
}

function visibleRects(text: Text, element: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  const boxes = clippers(element).map(({ box }) => box.getBoundingClientRect())
  const rects = [...range.getClientRects()].map((rect) =>
    boxes.reduce((seen, box) => {
      const [left, top] = [Math.max(seen.left, box.left), Math.max(seen.top, box.top)]
      return new DOMRect(left, top, Math.min(seen.right, box.right) - left, Math.min(seen.bottom, box.bottom) - top)
    }, rect),
  )
  return rects.filter(({ width, height }) => width > 0 && height > 0)
}

/** Whether one of the two elements keeps its place while the other element scrolls below. Headers, footers and messages keep their place. */
function isLayered(...elements: readonly Element[]): boolean {
  const layers = elements.map((element) => {
    for (let box: Element | null = element; box && box !== card(); box = box.parentElement)
      if (/sticky|fixed|absolute/.test(getComputedStyle(box).position)) return box
    return null
  })
  return layers[0] !== layers[1]
}

/** Two lines of text may overlap by this height, in pixels. Letters are lower than their line, so a small overlap covers no letter. */
const touch = 4

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 1 && height > touch
}

function ownTexts(element: Element): Text[] {
  return [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '') as Text[]
}

function isCut(text: Text, element: Element): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  const rects = [...range.getClientRects()]
  return clippers(element).some(({ box, style }) => {
    const edge = box.getBoundingClientRect()
    const isWide = rects.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1)
    const isHigh = rects.some(({ top, bottom }) => top < edge.top - 2 || bottom > edge.bottom + 2)
    return (
      (isWide && style.textOverflow !== 'ellipsis') || (isHigh && !canScroll(box) && style.webkitLineClamp === 'none')
    )
  })
}

/** The boxes that clip an element's text, up to the first box that shortens the text with an ellipsis or scrolls it. */
function clippers(element: Element): { box: Element; style: CSSStyleDeclaration }[] {
  const boxes = []
  for (let box: Element | null = element; box && card().contains(box); box = box.parentElement) {
    const style = getComputedStyle(box)
    if (style.overflowX === 'visible') continue
    boxes.push({ box, style })
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || box === body()) break
  }
  return boxes
}

function canScroll(box: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(box).overflowY)
}
