import { unmatchedAt, type ImportedSetup } from '../imported-setup'
import { noOption } from '../reasons'
import { fieldsOf, type Field } from '../source/values'
import type { KitContext } from './kit'
import { carried } from './read-options'

/** Turns the agreement of Web3-Onboard, `{ version, termsUrl, privacyUrl }`, into the options of the modal. */
export function readAgreement(context: KitContext, setup: ImportedSetup, agreement: Field): void {
  const names: Readonly<Record<string, string>> = { termsUrl: 'termsConditionsUrl', privacyUrl: 'privacyPolicyUrl' }
  setup.features.push({ name: 'legalCheckbox', code: { text: 'true', imports: [] } })
  for (const field of fieldsOf(context.sources, agreement)?.fields ?? []) {
    const name = names[field.name]
    const code = name === undefined ? null : carried(context, setup, field, field.property)
    if (name !== undefined && code) setup.options.push({ name, code })
    else if (name === undefined && field.name !== 'version')
      setup.unmatched.push(unmatchedAt(field.property, noOption(field.name)))
  }
}
