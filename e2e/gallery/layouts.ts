export type Theme = 'light' | 'dark'
/** `dialog` is the open modal, which chooses card or sheet itself; the others are a card alone. */
export type Layout = 'card' | 'sheet' | 'embedded' | 'dialog'

/** What is measured against: widths and heights in CSS pixels. */
export interface Frame {
  width: number
  header: number
  /** The least edge of what can be pressed. */
  control: number
}

export const frames: Readonly<Record<Exclude<Layout, 'dialog'>, Frame>> = {
  card: { width: 360, header: 64, control: 40 },
  sheet: { width: 390, header: 68, control: 44 },
  embedded: { width: 360, header: 64, control: 40 },
}
