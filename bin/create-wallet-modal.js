#!/usr/bin/env node
// Plain JavaScript that any Node can parse: an old one is told what to do instead of failing on syntax.
import { existsSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
const bundle = new URL('../dist/cli.js', import.meta.url)

if (!supported) {
  fail(
    4,
    'WM_NODE_UNSUPPORTED',
    `Node ${process.versions.node} cannot run create-wallet-modal.`,
    'The tools of the new app (Vite and its bundler) need Node 20.19, or 22.12 and later.',
    'Install a current Node from https://nodejs.org, then run the same command again.',
  )
} else if (!existsSync(bundle)) {
  fail(
    1,
    'WM_UNEXPECTED',
    'create-wallet-modal has not been built.',
    'A clone of the repository holds only its source.',
    'Run `npm install`, or `npm run build`, in the clone.',
  )
} else {
  await import(bundle.href)
}

/** Says what happened, why the tool stopped and what gets past it; as JSON when that was asked for. */
function fail(exitCode, code, what, why, hint) {
  process.exitCode = exitCode
  if (process.argv.includes('--json')) {
    const error = { code, message: `${what} ${why}`, hint }
    console.log(JSON.stringify({ schema: 1, command: 'create', ok: false, exitCode, error }))
  } else {
    console.error(`${code}  ${what}\n${why}\n→ ${hint}`)
  }
}
