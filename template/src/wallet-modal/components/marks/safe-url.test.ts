// @vitest-environment node
import { expect, test } from 'vitest'
import { isPageUrl } from './safe-url'

test.each([
  'https://app.example/terms',
  'http://app.example/terms',
  '/terms',
  'terms',
  '?page=terms',
  '#terms',
  '//other.example/terms',
])('%s leads to a page.', (href) => {
  expect(isPageUrl(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@app.example',
  'https://',
  'httpsx:x',
])('%j leads to no page.', (href) => {
  expect(isPageUrl(href)).toBe(false)
})
