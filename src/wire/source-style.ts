/** The code style of a team, guessed from a file. */
export interface SourceStyle {
  quote: '"' | "'"
  semicolon: ';' | ''
  /** One step of indentation. */
  indent: string
  newline: '\n' | '\r\n'
}

/** Guesses the style of a file. The defaults are single quotes, no semicolons and two spaces. */
export function styleOfSource(text: string): SourceStyle {
  const double = count(text, /\b(?:from|import)\s*\(?"/g)
  const single = count(text, /\b(?:from|import)\s*\(?'/g)
  const windows = count(text, /\r\n/g)
  return {
    quote: double > single ? '"' : "'",
    semicolon: /^\s*(?:import|export|return|const)\b.*;[ \t]*\r?$/m.test(text) ? ';' : '',
    indent: /^\t/m.test(text) ? '\t' : shortestIndent(text),
    newline: windows > count(text, /(?<!\r)\n/g) ? '\r\n' : '\n',
  }
}

function shortestIndent(text: string): string {
  // A single space is the indentation of a block comment and not of code.
  const widths = [...text.matchAll(/^( {2,})\S/gm)].map(([, spaces = '']) => spaces.length)
  return ' '.repeat(widths.length > 0 ? Math.min(...widths) : 2)
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}
