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

test('The focus moves to the element that replaced the opener.', () => {
  const { place, returnFocus } = createPage()
  place.innerHTML = '<i tabindex="-1"></i><button id="account">Account</button>'
  returnFocus()
  expect(document.activeElement?.id).toBe('account')
})

test("If the opener's parent is gone, too, the focus moves to the nearest remaining ancestor.", () => {
  const { place, returnFocus } = createPage()
  place.parentElement?.insertAdjacentHTML('beforeend', '<button id="next">Next</button>')
  place.remove()
  returnFocus()
  expect(document.activeElement?.id).toBe('next')
})

test('The focus moves into a dialog of the page that has opened meanwhile.', () => {
  const { place, returnFocus } = createPage()
  place.innerHTML = '<button>Account</button>'
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"><button id="confirm">Confirm</button></div>')
  returnFocus()
  expect(document.activeElement?.id).toBe('confirm')
})

test('A focus that the page has moved itself stays.', () => {
  const { place, returnFocus } = createPage()
  place.innerHTML = '<button>Account</button>'
  document.querySelector('a')?.focus()
  returnFocus()
  expect(document.activeElement?.localName).toBe('a')
})

test('Nothing is focused if nothing was when the dialog opened.', () => {
  document.body.innerHTML = '<button>Connect</button>'
  onTestFinished(() => document.body.replaceChildren())
  rememberOpener(document)()
  expect(document.activeElement).toBe(document.body)
})
