import type { ReactNode } from 'react'
import type { SocialProvider } from '../../domain/wallets/social-provider'

/** The logos of the providers, on a grid of 24 by 24 units, in the colour of the surrounding text. */
const logos: Readonly<Record<SocialProvider, ReactNode>> = {
  google: <path d="M17.42 7.12A7.3 7.3 0 1 0 19.3 12H12.4" fill="none" stroke="currentColor" strokeWidth="2.9" />,
  x: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4.4 4.5h4.3L19.6 19.5h-4.3L4.4 4.5Z" />
      <path d="M18.7 4.5 13.2 10.9M10.7 13.2 5.2 19.5" />
    </g>
  ),
  discord: (
    <path
      fillRule="evenodd"
      d="M8.9 5.1c-1.4.25-2.7.7-3.9 1.35C3.1 9.6 2.4 12.9 2.6 16.3c1.45 1.1 3 1.9 4.7 2.4l1.05-1.75c-.55-.2-1.1-.46-1.6-.78l.4-.3c3.1 1.4 6.6 1.4 9.7 0l.4.3c-.5.32-1.05.58-1.6.78l1.05 1.75c1.7-.5 3.25-1.3 4.7-2.4.2-3.4-.5-6.7-2.4-9.85-1.2-.65-2.5-1.1-3.9-1.35l-.55 1.1a14 14 0 0 0-5.1 0L8.9 5.1Zm-.25 5.15c.95 0 1.72.87 1.72 1.95s-.77 1.95-1.72 1.95c-.96 0-1.73-.87-1.73-1.95s.77-1.95 1.73-1.95Zm6.7 0c.96 0 1.73.87 1.73 1.95s-.77 1.95-1.73 1.95c-.95 0-1.72-.87-1.72-1.95s.77-1.95 1.72-1.95Z"
      fill="currentColor"
    />
  ),
  farcaster: (
    <path
      transform="translate(1.1 1.1) scale(.91)"
      d="M5.2 4.6h13.6v2.9h1.7l-.75 2.3h-.7v7.6h.75v2h-5.3v-2h.75v-4.2a3.25 3.25 0 0 0-6.5 0v4.2h.75v2H4.2v-2h.75V9.8h-.7L3.5 7.5h1.7V4.6Z"
      fill="currentColor"
    />
  ),
  github: (
    <path
      d="M12 3.6a8.5 8.5 0 0 0-2.7 16.55v-2.4c-2.3.5-2.85-1-2.85-1-.4-.95-.95-1.25-.95-1.25-.75-.5.05-.5.05-.5.85.05 1.3.85 1.3.85.75 1.3 2 .95 2.5.7.05-.55.3-.9.55-1.1-1.9-.2-3.9-.95-3.9-4.2 0-.95.35-1.7.85-2.3-.1-.2-.4-1.1.1-2.25 0 0 .75-.25 2.35.85a8.2 8.2 0 0 1 4.3 0c1.6-1.1 2.35-.85 2.35-.85.5 1.15.2 2.05.1 2.25.55.6.85 1.35.85 2.3 0 3.3-2 4-3.9 4.2.3.3.6.8.6 1.65v3A8.5 8.5 0 0 0 12 3.6Z"
      fill="currentColor"
    />
  ),
  apple: (
    <path
      transform="translate(-1.3 -1.5) scale(1.12)"
      d="M15.9 4.2c-1.9.15-3.5 1.75-3.3 3.7 1.9-.1 3.4-1.75 3.3-3.7ZM12.3 8.8c-.8 0-1.75-.7-3-.7-2.5 0-4.5 2.1-4.5 5.1 0 3.4 2.2 7.1 4.3 7.1 1.1 0 1.7-.7 3-.7s1.8.7 3 .7c1.7 0 3.1-2.3 3.7-4.1-1.5-.65-2.3-1.9-2.3-3.25 0-1.3.7-2.35 1.85-3-.8-1.15-2-1.75-3.25-1.75-1.2 0-2 .6-2.8.6Z"
      fill="currentColor"
    />
  ),
  facebook: (
    <path
      d="M12 3.5a8.5 8.5 0 0 0-1.4 16.9v-6.1H8.5v-2.4h2.1v-1.8c0-2.1 1.2-3.3 3.1-3.3.9 0 1.8.15 1.8.15v2.05h-1.05c-1 0-1.35.65-1.35 1.3v1.6h2.35l-.4 2.4h-1.95v6.1A8.5 8.5 0 0 0 12 3.5Z"
      fill="currentColor"
    />
  ),
}

interface SocialLogoProps {
  provider: SocialProvider
  /** Width in CSS pixels. Default: 22. */
  size?: number
}

/** The logo of a provider. Assistive software skips the logo, because the provider's name is always beside it or in the label of its button. */
export function SocialLogo({ provider, size = 22 }: SocialLogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {logos[provider]}
    </svg>
  )
}
