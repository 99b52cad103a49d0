// @vitest-environment happy-dom
import '../testing/setup'
import { expect, onTestFinished, test } from 'vitest'
import { rememberOpener } from './return-focus'

/** A page with an opener that has the focus. */
function createPage() {
  document.body.innerHTML = '<nav><a href="#top">Top</a></nav><main><span><button>Connect</button></span></main>'
  onTestFinished(() => document.body.replaceChildren())
  const place = document.querySelector('span') ?? document.body
  document.querySelector('button')?.focus()
  return { place, returnFocus: rememberOpener(document) }
}

test('the focus goes to what has taken the place of the opener', () => {
  const { place, returnFocus } = createPage()
  place.innerHTML = '<i tabindex="-1"></i><button id="account">Account</button>'
  returnFocus()
  expect(document.activeElement?.id).toBe('account')
})

test('where the place has gone too, the focus goes to the nearest place around it that is left', () => {
  const { place, returnFocus } = createPage()
  place.parentElement?.insertAdjacentHTML('beforeend', '<button id="next">Next</button>')
  place.remove()
  returnFocus()
  expect(document.activeElement?.id).toBe('next')
})

test('a focus that the page has moved itself stays where it is', () => {
  const { place, returnFocus } = createPage()
  place.innerHTML = '<button>Account</button>'
  document.querySelector('a')?.focus()
  returnFocus()
  expect(document.activeElement?.localName).toBe('a')
})

test('nothing is focused where nothing was when the dialog opened', () => {
  document.body.innerHTML = '<button>Connect</button>'
  onTestFinished(() => document.body.replaceChildren())
  rememberOpener(document)()
  expect(document.activeElement).toBe(document.body)
})
