/** Every question that the CLI can ask, with the flag or argument that answers the question in advance. */
export const questions = {
  location: { message: 'Where should the new app go?', flag: '[dir]' },
  name: { message: 'What is its package name?', flag: '--name' },
  target: { message: 'Where in this project should the modal’s source go?', flag: '--dir' },
  chains: { message: 'Which chains?', flag: '--chains' },
  features: { message: 'Which features?', flag: '--features' },
  add: { message: 'What should be added?', flag: '[unit...]' },
  tests: { message: 'Copy the tests that protect your edits, too?', flag: '--tests' },
  wire: { message: 'Make this change to your file?', flag: '--wire' },
  kit: { message: 'Which kit should be imported?', flag: '--kit' },
  replace: { message: 'Make these changes to your files?', flag: '--replace' },
  install: { message: 'Install the dependencies now?', flag: '--install' },
  git: { message: 'Start a git repository?', flag: '--git' },
  overwrite: { message: 'Files are in the way. Replace those that have the same name?', flag: '--overwrite' },
  unfinished: { message: 'An earlier run was stopped in the middle. What about it?', flag: '--continue' },
} as const

export type QuestionId = keyof typeof questions
