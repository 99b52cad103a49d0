import { withSources, type FormFacts, type Line } from './lines'

/**
 * Writes the file that gives every page of a Next.js app the policy with a nonce. The nonce is needed because Next.js writes scripts into
 * its pages. Next.js takes the nonce from the header of the request.
 */
export function nextForm(lines: readonly Line[], { nextMajor, sourceRoot, language }: FormFacts): string {
  const name = nextMajor !== null && nextMajor < 16 ? 'middleware' : 'proxy'
  const isTyped = language === 'typescript'
  const path = `${sourceRoot === '' ? '' : `${sourceRoot}/`}${name}.${isTyped ? 'ts' : 'js'}`
  const own = ['img-src', 'font-src', 'connect-src'] as const
  const inNext = own
    .reduce((all, directive) => withSources(all, directive, "'self'"), [...lines])
    .filter(([directive]) => directive !== 'require-trusted-types-for')
  return [
    `// ${path}${name === 'proxy' ? ' (before Next.js 16: middleware, in the name of the file and of the function)' : ''}`,
    `import { NextResponse${isTyped ? ', type NextRequest' : ''} } from 'next/server'`,
    '',
    `export function ${name}(request${isTyped ? ': NextRequest' : ''}) {`,
    `  const nonce = btoa(crypto.randomUUID())`,
    `  const isDevelopment = process.env.NODE_ENV === 'development'`,
    '  const policy = [',
    ...inNext.map((line) => `    ${element(line)},`),
    `  ].join('; ')`,
    '  const headers = new Headers(request.headers)',
    `  headers.set('x-nonce', nonce)`,
    `  headers.set('Content-Security-Policy', policy)`,
    '  const response = NextResponse.next({ request: { headers } })',
    `  response.headers.set('Content-Security-Policy', policy)`,
    '  return response',
    '}',
    '',
    'export const config = {',
    `  matcher: [{`,
    `    source: '/((?!api|_next/static|_next/image|favicon.ico).*)',`,
    `    missing: [`,
    `      { type: 'header', key: 'next-router-prefetch' },`,
    `      { type: 'header', key: 'purpose', value: 'prefetch' },`,
    '    ],',
    '  }],',
    '}',
  ].join('\n')
}

/** A directive as an element of the array in the file. */
function element([name, sources]: Line): string {
  if (name === 'script-src')
    return "`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? \" 'unsafe-eval'\" : ''}`"
  if (name === 'style-src') return "`style-src 'self' ${isDevelopment ? \"'unsafe-inline'\" : `'nonce-${nonce}'`}`"
  return JSON.stringify(`${name} ${sources}`)
}

/** The notes about the file. */
export const nextNotes: readonly string[] = [
  "Next.js itself needs the nonce, and 'self' for pictures, fonts and requests; the file has both. The modal needs no nonce: its styles are files of your host, so that a policy with a nonce does not leave the modal unstyled.",
  'A page that is rendered when the app is built has no nonce, and its scripts do not run. Render pages for each request: await connection() of next/server in the root layout. With cacheComponents, also write `export const instant = false` there.',
  'require-trusted-types-for is left out, because it is not certain that every script of Next.js works under it. The modal does.',
  'Set theme variables in your CSS: a server writes the option themeVariables as an inline style, which the policy forbids.',
]
