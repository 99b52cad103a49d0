/** The document with the code of the named files in its code blocks. */
export function filled(text: string): string
