/** The lines (from 1) at which a conflict marker begins. */
export function conflictLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (/^<{7} /.test(line) ? [index + 1] : []))
}
