export type Theme = 'light' | 'dark'
/** `dialog` is the open modal, which chooses card or sheet itself. The other layouts are a card without a dialog. */
export type Layout = 'card' | 'sheet' | 'embedded' | 'dialog'

/** The sizes that views must keep, in CSS pixels. */
export interface Frame {
  width: number
  header: number
  /** The smallest width and height of a control, in CSS pixels. */
  control: number
}

export const frames: Readonly<Record<Exclude<Layout, 'dialog'>, Frame>> = {
  card: { width: 360, header: 64, control: 40 },
  sheet: { width: 390, header: 68, control: 44 },
  embedded: { width: 360, header: 64, control: 40 },
}
