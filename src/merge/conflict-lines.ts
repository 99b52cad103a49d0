/** The lines (from 1) at which a conflict marker begins. */
export function conflictLines(text: string): number[] {
  return linesWith(text, /^<{7} /)
}

/** The lines (from 1) of the markers that only a conflict has, its end among them: what somebody forgot when resolving it by hand. */
export function markerLines(text: string): number[] {
  return linesWith(text, /^([<|>])\1{6} /)
}

function linesWith(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}
