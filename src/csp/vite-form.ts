import { policyText, withSources, type FormFacts, type Line } from './lines'

/** The addresses of the sandbox. They have wildcards, because the sandbox's ports change. */
const sandbox = 'http://127.0.0.1:* http://localhost:*'
const sandboxSockets = 'ws://127.0.0.1:*'

/** Writes the code that a Vite configuration needs, so that the dev server and the preview send the policy. */
export function viteForm(lines: readonly Line[], { hasSandbox, language }: FormFacts): string {
  const exact = language === 'typescript' ? ' as const' : ''
  return [
    '// vite.config: add both constants, and the headers to the configuration that you have.',
    ...constant('policy', lines),
    '',
    '// The dev server writes scripts and styles into the page, and tells the page by a WebSocket what has changed.',
    ...constant('developmentPolicy', inDevelopment(lines, hasSandbox)),
    '',
    '// Only for a host that cannot send headers: the build writes the policy into each page. The dev server does not.',
    'const policyElement = {',
    `  name: 'content-security-policy',`,
    `  apply: 'build'${exact},`,
    '  transformIndexHtml: () => [',
    `    {`,
    `      tag: 'meta',`,
    `      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },`,
    `      injectTo: 'head-prepend'${exact},`,
    `    },`,
    '  ],',
    '}',
    '',
    'export default defineConfig({',
    '  // plugins: [..., policyElement],',
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
  const steps: Line<'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src'>[] = [
    ['script-src', `'unsafe-inline'${more}`],
    ['style-src', "'unsafe-inline'"],
    ['img-src', `'self'${more}`],
    ['connect-src', `'self'${more}${hasSandbox ? ` ${sandboxSockets}` : ''}`],
  ]
  if (hasSandbox) steps.push(['frame-src', sandbox])
  return steps
    .reduce((all, [name, sources]) => withSources(all, name, sources), [...lines])
    .filter(([name]) => name !== 'require-trusted-types-for')
}

/** The notes about the configuration. */
export const viteNotes: readonly string[] = [
  'server.headers and preview.headers are for this computer only. In production the host that serves the folder dist sends the header, or the build writes the <meta> element. Do not write the element into index.html by hand: the dev server could not run under it.',
]
