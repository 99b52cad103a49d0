import { policyText, withoutTwice, withSources, type FormFacts, type Line } from './lines'

/** The addresses of the sandbox, whose ports change. */
const sandbox = 'http://127.0.0.1:* http://localhost:*'
const sandboxSockets = 'ws://127.0.0.1:*'

/** Writes what a Vite configuration needs, so that the dev server and the preview have the policy. */
export function viteForm(lines: readonly Line[], { hasSandbox }: FormFacts): string {
  return [
    '// vite.config: add both constants, and the headers to the configuration that you have.',
    ...constant('policy', lines),
    '',
    '// The dev server writes scripts and styles into the page, and tells the page by a WebSocket what has changed.',
    ...constant('developmentPolicy', inDevelopment(lines, hasSandbox)),
    '',
    'export default defineConfig({',
    `  server: { headers: { 'Content-Security-Policy': developmentPolicy } },`,
    `  preview: { headers: { 'Content-Security-Policy': policy } },`,
    '})',
  ].join('\n')
}

function constant(name: string, lines: readonly Line[]): string[] {
  return [`const ${name} = [`, ...lines.map((line) => `  ${JSON.stringify(policyText([line]))},`), `].join('; ')`]
}

function inDevelopment(lines: readonly Line[], hasSandbox: boolean): Line[] {
  const more = hasSandbox ? ` ${sandbox}` : ''
  const steps: readonly [
    name: 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src',
    sources: string,
  ][] = [
    ['script-src', `'unsafe-inline'${more}`],
    ['style-src', "'unsafe-inline'"],
    ['img-src', `'self'${more}`],
    ['connect-src', `'self'${more}${hasSandbox ? ` ${sandboxSockets}` : ''}`],
    ...(hasSandbox ? [['frame-src', sandbox] as const] : []),
  ]
  return steps
    .reduce((all, [name, sources]) => withoutTwice(withSources(all, name, sources)), [...lines])
    .filter(([name]) => name !== 'require-trusted-types-for')
}

/** What the reader has to know about the configuration. */
export const viteNotes: readonly string[] = [
  'server.headers and preview.headers are for this computer only. In production the host that serves dist sends the header, or index.html has the <meta> element.',
]
