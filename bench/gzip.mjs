import { gzipSync } from 'node:zlib'

/** The bytes of a file after gzip, as every figure of the bench counts them. */
export const gzipped = (/** @type {string | Uint8Array} */ content) => gzipSync(content, { level: 9 }).length
