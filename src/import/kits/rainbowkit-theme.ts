import { unmatchedAt, type ImportedSetup } from '../imported-setup'
import { noObject, unreadValue } from '../reasons'
import { argumentsOf, calledImport, fieldsOf, stringOf, type Value } from '../source/values'
import { modalCode } from './appkit-features'
import type { KitContext } from './kit'
import { carried } from './read-options'

/** The modal's base radius for each border radius of RainbowKit. Only `none` gives the same corners; the other radii are approximations. */
const radii: Readonly<Record<string, string>> = { none: '0px', small: '2px', medium: '4px', large: '6px' }

const modes: Readonly<Record<string, 'light' | 'dark'>> = {
  lightTheme: 'light',
  darkTheme: 'dark',
  midnightTheme: 'dark',
}

/** Reads the theme of RainbowKit, which is a call such as `darkTheme({ … })` or an object with a theme for each mode. */
export function readRainbowTheme(context: KitContext, setup: ImportedSetup, value: Value): void {
  const { sources } = context
  const made = calledImport(sources, value)
  const mode = modes[made?.imported ?? '']
  if (mode !== undefined) {
    setup.themeMode = mode
    if (made?.imported === 'midnightTheme')
      setup.unmatched.push(
        unmatchedAt(
          value,
          'the modal has only one dark theme, and the import uses it: set the option themeVariables for other colours',
        ),
      )
    return readThemeOptions(context, setup, value)
  }
  const both = fieldsOf(sources, value)
  const [light, dark] = ['lightMode', 'darkMode'].map((name) => both?.fields.find((one) => one.name === name))
  if (!light || !dark) {
    setup.unmatched.push(unmatchedAt(value, unreadValue('themeMode or themeVariables')))
    return
  }
  // A theme for each mode follows the system setting of the visitor, as the modal does without `themeMode`.
  setup.themeMode = null
  readThemeOptions(context, setup, light)
  const [given] = argumentsOf(dark)
  if (given)
    setup.unmatched.push(
      unmatchedAt(
        given,
        'the modal has one set of theme variables for both modes, and the import uses those of the light theme: check the option themeVariables',
      ),
    )
}

function readThemeOptions(context: KitContext, setup: ImportedSetup, call: Value): void {
  const [given] = argumentsOf(call)
  const read = given && fieldsOf(context.sources, given)
  if (given && !read) setup.unmatched.push(unmatchedAt(given, noObject('themeVariables')))
  for (const field of read?.fields ?? []) {
    if (field.name === 'accentColor') {
      const code = carried(context, setup, field, field.property)
      if (code) setup.themeVariables.push({ name: '--wm-accent', code })
      continue
    }
    const radius = field.name === 'borderRadius' ? radii[stringOf(context.sources, field) ?? ''] : undefined
    if (radius !== undefined) {
      setup.themeVariables.push({ name: '--wm-border-radius-master', code: modalCode(`'${radius}'`) })
      if (radius !== '0px')
        setup.unmatched.push(
          unmatchedAt(
            field.property,
            `the corners of RainbowKit have other proportions, and the import uses the similar radius ${radius}: check the option themeVariables`,
          ),
        )
      continue
    }
    if (field.name === 'fontStack' && stringOf(context.sources, field) === 'system') continue
    setup.unmatched.push(unmatchedAt(field.property, themeWhy[field.name] ?? unreadValue('themeVariables')))
  }
}

const themeWhy: Readonly<Record<string, string>> = {
  accentColorForeground:
    'the modal computes the colour of texts on the accent colour: the import leaves this colour out',
  fontStack: 'the importer does not translate fonts: set --wm-font-family in the option themeVariables',
  overlayBlur: 'the modal has no option to blur the page: style the backdrop in the copy by hand',
}
