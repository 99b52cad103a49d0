// Stands beside the bundled index.js. Here TypeScript prefers index.ts, so the content lies in a file of another name.
export * from './public-api.js'
