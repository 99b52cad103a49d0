export function sampleLines(
  root: string,
  folder: string,
  count: number,
  seed: number,
): { files: string[]; ranges: string[] }

export function boundsOf(hits: number, all: number): [number, number]
