/** The fonts that the machine lacks. The letters of a missing font are as wide as those of any other missing font. */
export function missingFonts(families: readonly string[]): string[] {
  return families.filter((family) =>
    ['serif', 'sans-serif', 'monospace'].every(
      (fallback) => width(`'${family}', ${fallback}`) === width(`'No such font', ${fallback}`),
    ),
  )
}

function width(font: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = `40px ${font}`
  return context.measureText('mmmmmlliWO0').width
}
