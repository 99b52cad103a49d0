export function gzipped(content: string | Uint8Array): number
