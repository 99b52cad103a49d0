/** Fills each code block of a Markdown document that names a file with the code of this file. */
export function filled(text: string): string
