// The reasons in reports that the readers of several kits have in common. Each reason names the cause, and what the user can do.

export const unknownNetwork = 'the importer cannot tell which network this is: add the network to the option networks'

export const unknownDefault =
  'the importer cannot match this value with one of the networks: set the option defaultNetwork by hand'

export const spreadAttributes =
  'the importer reads only attributes that are written by name: write the attributes by name before the import, or set the options of the modal by hand'

export const spreadFields =
  'the importer reads only properties of object literals: write the properties by name before the import, or set the options of the modal by hand'

export const configWithoutVariable =
  'the importer finds a wagmi config only in a variable: assign this config to a variable before the import, so that the modal can share the config'

export const severalProviders =
  'the project has this provider more than once, and the importer has read only the first one: leave only one provider before the import'

export const notNested =
  'the importer replaces the providers only when each inner provider is the only child of the outer provider: nest the providers directly before the import'

/** The reason for a kit that paired before the relay asked for a project id. */
export const noProjectId = 'the modal pairs over a relay that needs a project id: set the option projectId by hand'

/** The reason for an option of the kit that has no equivalent among the modal's options. */
export function noOption(name: string): string {
  return `the modal has no option like ${name}: the import leaves the option out`
}

/** The reason for an option of WalletConnect's connector that has no equivalent in the modal. */
export function noPairingOption(name: string): string {
  return `the modal has no option like ${name} for pairing: the import leaves the option out`
}

/** The reason for a theme variable of the kit that has no equivalent among the modal's theme variables. */
export function noThemeVariable(name: string): string {
  return `the modal has no theme variable like ${name}: the import leaves the variable out`
}

/** The reason for a value that the importer cannot read. The user sets the named option by hand. */
export function unreadValue(option: string): string {
  return `the importer cannot read this value from the source text: set the option ${option} by hand`
}

/** The reason for a value that has to be an object literal. The user sets the named option by hand. */
export function noObject(option: string): string {
  return `the importer cannot read this value, because it is not an object literal: set the option ${option} by hand`
}

/** The reason for a value that has to be an array literal. The user sets the named option by hand. */
export function noList(option: string): string {
  return `the importer cannot read this value, because it is not an array literal: set the option ${option} by hand`
}
