import 'ses'

// Freezes all intrinsics of the language, as a page with LavaMoat or Endo does before any other code runs. `severe` lets code assign a property that a
// frozen prototype has, too, as Testing Library and React do. Errors keep their stacks, so that a failed test shows its line.
lockdown({ overrideTaming: 'severe', errorTaming: 'unsafe', consoleTaming: 'unsafe', reporting: 'none' })
