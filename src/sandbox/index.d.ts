// The build copies this file beside the bundled index.js. In this folder TypeScript prefers index.ts, so the types are in public-api.d.ts.
export * from './public-api.js'
