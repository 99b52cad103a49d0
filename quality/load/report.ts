/** What a load reports. */
export interface LoadReport {
  /** The line with the figures. */
  figures: string
  wrong: readonly string[]
  /** How often the load reached what it loads. A load without any proves nothing. */
  reached: number
}
