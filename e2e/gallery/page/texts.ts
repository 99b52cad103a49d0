import { body, card, drawn, named } from './parts'

/** Texts that are cut off without an ellipsis. */
export function cutTexts(): string[] {
  return drawn()
    .filter((element) => ownTexts(element).some((text) => isCut(text, element)))
    .map((element) => `the text of ${named(element)} is cut`)
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
    return (isWide && style.textOverflow !== 'ellipsis') || (isHigh && !canScroll(box))
  })
}

/** The boxes that clip an element's text, up to the first box that shortens the text with an ellipsis or scrolls it. */
function clippers(element: Element): { box: Element; style: CSSStyleDeclaration }[] {
  const boxes = []
  for (let box: Element | null = element; box && card().contains(box); box = box.parentElement) {
    const style = getComputedStyle(box)
    if (style.overflowX === 'visible') continue
    boxes.push({ box, style })
    if (style.textOverflow === 'ellipsis' || box === body()) break
  }
  return boxes
}

function canScroll(box: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(box).overflowY)
}
