import { rendersOnServer, type Framework } from '../host/framework'
import { nextNotes } from './next-form'
import { viteNotes } from './vite-form'

/** Returns the notes that a reader needs in addition to the sources. */
export function policyNotes({ units, framework }: { units: ReadonlySet<string>; framework: Framework }): string[] {
  return [
    'These are the sources of the modal. Add what the rest of your page loads: its pictures, its fonts, its API.',
    "Where a CDN serves your scripts and styles, its origin takes the place of 'self' in script-src and style-src.",
    'Windows that the modal opens need no directive: wallets on phones, pages to buy at, logins with a social network.',
    "Prefer the header. A <meta> element must come before every script, and cannot hold frame-ancestors. Add frame-ancestors 'none' to the header if no other site embeds your page; apps in wallets such as Safe are embedded.",
    ...(units.has('wagmi')
      ? [
          'Requests of your own wagmi hooks go to the transports of your wagmi config. Add those that are no endpoints of the modal’s networks.',
        ]
      : []),
    ...(framework === 'next' ? nextNotes : []),
    ...(framework === 'vite' ? viteNotes : []),
    ...(framework !== 'next' && rendersOnServer(framework)
      ? [
          'Set theme variables in your CSS: a server writes the option themeVariables as an inline style, which the policy forbids.',
          'If your framework writes inline scripts into its pages, add its nonce to script-src, as the form for Next.js does.',
        ]
      : []),
  ]
}
