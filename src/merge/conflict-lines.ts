/** The line numbers (from 1) at which a conflict marker begins. */
export function conflictLines(text: string): number[] {
  return linesWith(text, /^<{7} /)
}

/**
 * Returns the line numbers (from 1) of markers that occur only in conflicts, including the closing markers. With these, a check finds
 * markers that somebody forgot to remove.
 */
export function markerLines(text: string): number[] {
  return linesWith(text, /^([<|>])\1{6} /)
}

function linesWith(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}
